/**
 * What a text file of content may have at most. Within these limits everything that follows takes time and memory in
 * proportion to the file: beyond them, parsers of Markdown and YAML may take minutes or overflow the stack. The largest
 * file that was written so far has a tenth of each. `content/README.md` tells writers.
 */
export const TEXT_LIMITS = {
  /** Bytes of a file. */
  bytes: { yaml: 384 * 1024, mdx: 128 * 1024 },
  /** Lines of a file. */
  lines: { yaml: 20_000, mdx: 3_000 },
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
