import type { UnrenderedSyntax } from './literalText.ts'

/** Markdown with a missing or extra delimiter. */
export const INCOMPLETE_SYNTAX: UnrenderedSyntax[] = [
  {
    pattern: /(?<!\w)!\[[^\]\n]*$/gm,
    message: "This image isn't complete, so visitors would see it as typed.",
    hint: 'Write ![what it shows](/media/image.png).',
  },
  {
    // `[our words] https://example.org`. Excludes `[sic]`, `[PDF]`, and `[1]`.
    pattern:
      /(?<![\w\]\ufffc])\[(?:[A-Z]?[a-z][^[\]\n]{3,100}\][ \t]+|[^[\]\n]{1,100}\])https?:\/\/[^\s()[\]]*\w\/?(?![\w/])/g,
    message: "This link isn't complete, so visitors would see the brackets.",
    hint: 'Write [link text](/address).',
    toReplacement: (raw) => `${raw.replace(/\][ \t]*(?=https?:)/, '](')})`,
  },
  {
    pattern: /(?<=\ufffc)\)/g,
    message: 'There is an extra `)` after this link.',
    hint: 'Remove it.',
    isMatch: (_, { before }) => {
      const paragraph = before.slice(before.lastIndexOf('\n\n') + 1)
      return /\]\([^\s()]*\)$/.test(before) && !paragraph.replaceAll(/\]\([^()\n]*\)/g, ']').includes('(')
    },
    toReplacement: () => '',
  },
  {
    pattern: /^[ \t]*==(?=\p{L})[^=\n]*$/gmu,
    message: "This doesn't highlight anything, so visitors would see the equals signs.",
    hint: 'For strong words, write **words**.',
  },
  {
    pattern: /^[ \t]*\[[ xX]?\][ \t]*$/gm,
    message: "This is a checkbox, which visitors can't check.",
    hint: 'Remove it.',
  },
]
