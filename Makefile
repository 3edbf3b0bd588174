# make demo and make test set everything up by themselves.

SWIFT ?= swift
BUILD := $(SWIFT) build --explicit-target-dependency-import-check error
ANIMATIC = .build/release/animatic
EXAMPLE := --package-path docs/examples/Cards --scratch-path .build/example
SOURCES := Package.swift Sources Tests docs/examples/Cards

.PHONY: demo test example check bench fuzz pictures unsupported format clean deps

demo: deps        ## render every scene of fixtures/scenes into output/
	$(BUILD) -c release --product animatic
	$(ANIMATIC) render fixtures/scenes/*.yml -o output

test: deps        ## run the tests
	$(BUILD) --build-tests
	$(SWIFT) test --skip-build

example: deps     ## build, test and run the package of docs/swift-api.md, as an outsider would
	$(SWIFT) test $(EXAMPLE)
	$(SWIFT) run $(EXAMPLE) film output/cards.gif

check:            ## style and structure: what the compiler can't hold
	$(SWIFT) format lint --strict --recursive $(SOURCES)
	scripts/check-sources

bench: deps       ## time per frame of each stage, whole runs, memory
	$(BUILD) -c release
	scripts/bench

fuzz: deps        ## make 10,000 odd films and read them; break GIFs and read them for ten minutes
	$(BUILD) -c release --product fuzz
	.build/release/fuzz films
	scripts/fuzz-gif

pictures: deps    ## draw the pictures of the fixtures anew
	$(BUILD) --product draw-pictures
	.build/debug/draw-pictures fixtures/images

unsupported: deps ## write docs/unsupported.md from the sources
	$(BUILD) --product list-unsupported
	.build/debug/list-unsupported .

format:           ## format every source file in place
	$(SWIFT) format --in-place --recursive $(SOURCES)

deps:
	@scripts/install-deps

clean:
	rm -rf .build
	git clean -fdXq output
