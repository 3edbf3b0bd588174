// Placeholder until the first file of this floor lands.
