/**
 * Limits of text files, which keep the time and memory of all parsers linear. Over these limits, parsers of Markdown and YAML can
 * take minutes or overflow the stack. `content/README.md` explains them to writers.
 */
export const TEXT_LIMITS = {
  bytes: { yaml: 384 * 1024, mdx: 80 * 1024, json: 2 * 1024 * 1024 },
  lines: { yaml: 20_000, mdx: 3_000, json: 20_000 },
  /** Characters per line. */
  line: 4_000,
  /** Spaces at the start of a line. */
  indentation: 80,
  /** Lists and quotes that start in the same line: `> - 1. `. */
  openings: 6,
  /** Markdown characters per block, because parsers process all lines up to an empty line together. */
  signs: 500,
  /** Opening braces outside of code blocks, because the parser tries to read each as an expression. */
  braces: 50,
  /** Nesting of groups, lists, components, and emphasis. */
  depth: 32,
  /** Entries per group or list. */
  entries: 5_000,
  /** Characters of a file name without the extension, for addresses and file systems. */
  name: 80,
} as const

/** The maximum number of problems that are shown per file. The others are only counted. */
export const SHOWN_PROBLEMS = 50

/** Characters of a path in the content folder, so that addresses and generated files don't exceed the limits of file systems. */
export const PATH_MAX = 200

/**
 * Limits of media files, checked before decoding, because a small file can expand to gigabytes. Measured with the worst file of
 * each type: a picture with 25 million pixels takes 264 MB and 1.5 s.
 */
export const MEDIA_LIMITS = {
  picture: {
    bytes: 15_000_000,
    /** Photos have 12 to 24 million. Pages show at most 1280 × 960. */
    pixels: 25_000_000,
    /** The AVIF decoder needs 25 bytes per pixel, and other decoders need at most 8. */
    avifPixels: 9_000_000,
    /** The maximum of WebP. */
    side: 16_383,
    /** Bytes of compressed metadata, which `sharp` decompresses whenever it opens the file. A color profile has a few hundred. */
    packed: 100_000,
  },
  recording: {
    /** The limit of Git hosts. Two hours of speech need half of it. */
    bytes: 100_000_000,
    /** Zeros that some editors add around the sound. */
    padding: 65_536,
    /** Bytes of all tags, including a cover picture and chapters. */
    tags: 2_000_000,
  },
} as const
