/** Limits of content files. They keep the Markdown parser from running for minutes or overflowing the stack. */
export const TEXT_LIMITS = {
  bytes: { yaml: 384 * 1024, mdx: 80 * 1024, json: 2 * 1024 * 1024 },
  lines: { yaml: 20_000, mdx: 3_000, json: 20_000 },
  lineLength: 4_000,
  indentation: 80,
  /** Lists and quotes in a line: `> - 1. `. */
  markersPerLine: 6,
  /** Characters with a meaning in Markdown, such as `*`, per paragraph. */
  markdownCharacters: 500,
  /** Per text, because the parser tries to read each `{` as an expression. */
  braces: 50,
  /** Levels of lists, objects, and components. */
  nestingDepth: 32,
  /** In a list or object. */
  items: 5_000,
  /** Characters, for URLs and file systems. */
  fileNameLength: 80,
} as const

/** Problems of a file that the output shows. It only counts the rest. */
export const MAX_PROBLEMS_PER_FILE = 50
/** Problems with a suggestion, in each check. The search for similar names is slow. */
export const MAX_SUGGESTIONS = 50

/** Characters, for URLs and file systems. */
export const MAX_PATH_LENGTH = 200

/** Limits of media. They're checked before decoding, because a small file can decode to gigabytes. */
export const MEDIA_LIMITS = {
  image: {
    bytes: 15_000_000,
    /** Photos have 12 to 24 million. Pages show at most 1280 × 960. */
    pixels: 25_000_000,
    /** Decoding AVIF takes the most memory. */
    avifPixels: 9_000_000,
    /** Width or height in pixels. The maximum in WebP. */
    side: 16_383,
    /** Bytes of compressed metadata in PNG files. A color profile has a few hundred. */
    compressedMetadata: 100_000,
  },
  recording: {
    /** The limit of Git hosts. Two hours of speech take about half of it. */
    bytes: 100_000_000,
    /** Bytes of zeros, which some editors add. */
    padding: 65_536,
    /** Bytes, including a cover image and chapters. */
    tags: 2_000_000,
  },
} as const
