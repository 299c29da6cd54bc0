/**
 * What a text file of content may have at most. Within these limits everything that follows takes time and memory in
 * proportion to the file: beyond them, parsers of Markdown and YAML may take minutes or overflow the stack.
 * `content/README.md` tells writers.
 */
export const TEXT_LIMITS = {
  bytes: { yaml: 384 * 1024, mdx: 80 * 1024, json: 2 * 1024 * 1024 },
  lines: { yaml: 20_000, mdx: 3_000, json: 20_000 },
  /** Characters of a line. */
  line: 4_000,
  /** Spaces at the start of a line. */
  indentation: 80,
  /** Lists and quotes that begin in one line: `> - 1. `. */
  openings: 6,
  /** Signs of Markdown in a stretch of lines of a body without an empty one, which is parsed as a whole. */
  signs: 500,
  /** Opening braces in a body, but for those in blocks of code: each is tried as an expression. */
  braces: 50,
  /** Groups, lists, components and emphasis inside each other. */
  depth: 32,
  /** Entries of one group or list. */
  entries: 5_000,
  /** Characters of a file name without its ending: addresses and file systems take no longer ones. */
  name: 80,
} as const

/** How many problems of a file are shown, and how many get a hint of their own; the others are counted. */
export const SHOWN_PROBLEMS = 50

/** Characters of a path in the content folder: addresses and names of files made of it stay within what systems allow. */
export const PATH_MAX = 200

/**
 * What a file of `media` may have. It is looked at before anything is read or decoded: what a few bytes unfold to takes
 * memory too. Measured with the worst file of each kind: a picture of 25 million pixels takes 264 MB and 1.5 s.
 */
export const MEDIA_LIMITS = {
  picture: {
    bytes: 15_000_000,
    /** A camera's photograph has 12 to 24 million; pages show 1280 × 960 at most. */
    pixels: 25_000_000,
    /** Its decoder takes 25 bytes for each pixel, others at most 8. */
    avifPixels: 9_000_000,
    /** WebP can hold no more pixels in a row. */
    side: 16_383,
    /** Bytes beside the pixels that are unpacked whenever the file is opened; a profile of colors has a few hundred. */
    packed: 100_000,
  },
  recording: {
    /** Git hosts take no larger files. Two hours of speech have half of it. */
    bytes: 100_000_000,
    /** Zeros that some editors leave around the sound. */
    padding: 65_536,
    /** Bytes of all tags together: a cover picture and chapters. */
    tags: 2_000_000,
  },
} as const
