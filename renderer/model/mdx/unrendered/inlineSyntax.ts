import type { MatchContext, UnrenderedSyntax } from './unrenderedSyntax.ts'

const ASTERISKS = {
  message: "Visitors would see the asterisks, because they don't mark any words.",
  hint: 'Write **strong** or *emphasis*, with no spaces inside the asterisks and the same number on both sides.',
}
const UNDERSCORES = {
  message: "Visitors would see the underscores, because they don't mark any words.",
  hint: 'For emphasis, write *words*, with no spaces inside the asterisks. Names with underscores go between backticks.',
}
const TILDES = {
  message: "Visitors would see the tildes, because they don't strike words out.",
  hint: 'To strike words out, write ~~words~~, with no spaces inside the tildes.',
}

/** Syntax in a line that Markdown doesn't render, such as unpaired asterisks, character codes, and incomplete links. */
export const INLINE_SYNTAX: UnrenderedSyntax[] = [
  {
    // `** words **`
    ...ASTERISKS,
    pattern: /(?<!\*)(\*{2,3})(?!\*)[^*\n]{0,200}[^*\s][^*\n]{0,200}(?<!\*)\1(?!\*)/g,
    toReplacement: moveSpaces,
  },
  // `**words*`
  { ...ASTERISKS, pattern: /(?<![*\w\ufffc])\*{1,3}(?![*\s]|\.\w)[^*\n]{0,200}[^*\s][ \t]?\*{1,3}(?![*\w\ufffc])/g },
  {
    // `**words`, `words**`
    ...ASTERISKS,
    pattern: /(?=\*)(?:(?<![*\w])\*{2,3}(?!\*)|(?<!\*)\*{2,3}(?![*\w])|(?<=[a-z])\*\*(?=[a-z]))/g,
    isMatch: (raw, context) => !isCensored(raw, context),
    // Escapes footnote marks: `Smith* and Jones**`
    toReplacement: (raw, { before, after }) =>
      /[^\s*\\]\*(?![*\w])[^*\n]*\S$/.test(before) && !/^\w/.test(after) ? escapeAsterisks(raw) : undefined,
  },
  {
    // `* words *`
    ...ASTERISKS,
    pattern: /(?<![*\w])\*(?=[ \t])[^*\n]{0,200}[^*\s][^*\n]{0,200}(?<![*])\*(?![*\w])/g,
    isMatch: (raw, context) => !isProduct(raw, context),
    // Escapes footnote marks: `Results vary.* Ask us.*`
    toReplacement: (raw, context) =>
      /[.!?)"”’]$/.test(context.before) && /\S\*$/.test(raw) ? escapeAsterisks(raw) : moveSpaces(raw, context),
  },
  // `*words**`. Markdown renders the first asterisks.
  { ...ASTERISKS, pattern: /(?<=\ufffc)\*{1,2}(?![*\w(])/g, isMatch: (_, { before }) => /[^\\]\*$/.test(before) },
  {
    // `*words`. Skips footnotes (`free*`) and phone codes (`*67`).
    ...ASTERISKS,
    pattern: /(?=\*)(?:(?<![*\w\ufffc)])\*(?=["“‘'(]?(?:\p{L}|\ufffc))|(?<=\S[ \t]{1,9})\*(?=[ \t]{0,9}$))/gmu,
    isMatch: (_, { before, after }) => !(/\d\s*$/.test(before) && /^\s*[\d$(]/.test(after)),
  },
  {
    // `_ words _`
    ...UNDERSCORES,
    pattern: /(?<![_\w])(_{1,2})[ \t][^_\n]{0,200}[^_\s][^_\n]{0,200}[ \t]\1(?![_\w])/g,
    toReplacement: moveSpaces,
  },
  {
    // `_words`, `words_`. Skips names and paths: `_config.yaml`
    ...UNDERSCORES,
    pattern:
      /(?=_)(?:(?<![\w@/.#_\ufffc-])_{1,2}(?=["“‘'(]?[^\W_]|\ufffc)(?![\w-]*[./])|(?<=[^\s_^])_{1,2}(?![\w_./]))/g,
  },
  // `~~ words ~~`
  { ...TILDES, pattern: /(?<!~)~~(?!~)[^~\n]{0,200}[^~\s][^~\n]{0,200}~~(?!~)/g, toReplacement: moveSpaces },
  // `~~words`
  { ...TILDES, pattern: /(?<!~)~~(?!~)/g },
  // `~words~`
  { ...TILDES, pattern: /(?<![\w~])~(?=[^\s~])[^~\n]{0,200}[^\s~(]~(?![\w~$])/g, toReplacement: (raw) => `~${raw}~` },
  {
    // `` `code ``
    pattern: /(?<!`)`{1,9}(?:[^`\n]{1,200}`{1,9})?/g,
    message: "Visitors would see this backtick, because it's unpaired.",
    hint: 'Use the same number of backticks before and after code: `code`.',
  },
  {
    // `&nbsp`, `&#8211`
    pattern:
      /&(?:nbsp|amp|lt|gt|quot|copy|reg|trade|[mn]dash|hellip|[lr][sd]quo|bull|middot|[aeiou](?:acute|grave|uml|circ)|[no]tilde|ccedil|szlig)(?![\w(=;])|(?<![A-Za-z])&(?:cent|deg|divide|euro|frac\d\d|infin|iexcl|iquest|[lr]a(?:quo|rr)|micro|ordm|para|plusmn|pound|sect|sup\d|thinsp|times|yen)(?![\w(=;])|&#\d{2,5}(?![\d;])/g,
    message: "Visitors would see this character code, because it's incomplete.",
    hint: 'Write the character itself, or its code with a `;` at its end.',
    toReplacement: (raw) => `${raw};`,
  },
  {
    // `&amp;nbsp;`. Markdown renders the five characters of `&amp;`.
    pattern: /\ufffc{5}(?:[a-z]{2,8}|#\d{2,5});/gi,
    message: 'This character code is encoded twice, so visitors would see its letters.',
    hint: 'Leave out the first `amp;`.',
    isMatch: (raw) => raw.startsWith('&amp;'),
    toReplacement: (raw) => `&${raw.slice('&amp;'.length)}`,
  },
  {
    // `words\` at the end of a paragraph
    pattern: /\\[ \t]*$(?!\n[ \t]*\S)/gm,
    message: 'Visitors would see this backslash, because no line follows it.',
    hint: 'Remove it.',
    // Skips paths: `C:\files\`
    isMatch: (raw, { before }) => raw === '\\' && !/^[A-Za-z]:|\\/.test(before.split(/\s/).at(-1) ?? ''),
    toReplacement: () => '',
  },
  {
    // `![what it shows`
    pattern: /(?<!\w)!\[[^\]\n]*$/gm,
    message: "This image isn't complete, so visitors would see it as typed.",
    hint: 'Write ![what it shows](/media/image.png).',
  },
  {
    // `[our words] https://example.org`, `[our words] /address`. Excludes `[sic]`, `[PDF]`, and `[1]`.
    pattern:
      /(?<![\w\]\ufffc])\[(?:(?:[A-Z]?[a-z][^[\]\n]{3,100}\][ \t]+|[^[\]\n]{1,100}\])https?:\/\/[^\s()[\]]*\w\/?(?![\w/])|[A-Za-z][^[\]\n]{1,60} [^[\]\n]{1,60}\][ \t]?\/[a-z][\w/-]*[\w/])/g,
    message: "This link isn't complete, so visitors would see the brackets.",
    hint: 'Write [link text](/address).',
    toReplacement: (raw) => `${raw.replace(/\][ \t]*(?=https?:|\/)/, '](')})`,
  },
  {
    // `[link text](/address))`
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

const escapeAsterisks = (raw: string) => raw.replaceAll('*', '\\*')

/** Moves spaces out of the delimiters. Returns undefined if they still don't mark words. */
function moveSpaces(raw: string, { before, after }: MatchContext): string | undefined {
  const [delimiter = ''] = /^(?:\*+|_+|~+)/.exec(raw) ?? []
  const content = raw.slice(delimiter.length, -delimiter.length)
  const inner = content.trim()
  if (inner === '') return undefined
  // `**Note:**This` needs a space, because emphasis can't end after punctuation and before a letter.
  const needsSpaceAfter = inner === content ? /[^\w\s]$/.test(inner) && /^\w/.test(after) : /\s$/.test(content)
  const spaceBefore = /^\s/.test(content) && /\S$/.test(before) ? ' ' : ''
  const spaceAfter = needsSpaceAfter && /^[^\s.,;:!?)]/.test(after) ? ' ' : ''
  // Punctuation inside and a letter outside keep delimiters from opening and closing (CommonMark 6.2).
  const canOpen = spaceBefore !== '' || !/\w$/.test(before) || /^\w/.test(inner)
  const canClose = spaceAfter !== '' || !/^\w/.test(after) || /\w$/.test(inner)
  return canOpen && canClose ? `${spaceBefore}${delimiter}${inner}${delimiter}${spaceAfter}` : undefined
}

/** Checks for the asterisks of a censored word: `f**k`, `s***`. */
function isCensored(asterisks: string, { before, after }: MatchContext): boolean {
  const [letters = ''] = /^\p{L}*/u.exec(after) ?? []
  const hasCensoredLength = letters === '' ? asterisks.length > 2 : letters.length < 6
  return hasCensoredLength && /(?<![\p{L}*])\p{L}{1,2}$/u.test(before)
}

/** Checks for a multiplication. @param raw from the first to the second asterisk: `* 3 *` of `5 * 3 * 2`, `* h *` of `area = w * h * 2` */
function isProduct(raw: string, { before, after }: MatchContext): boolean {
  const [left, right] = [before.trimEnd(), raw.slice(1, -1).trim()]
  if (/[\d)%]$/.test(left) || /^[$\d]/.test(right)) return true
  // `x * y`
  if (/(?:[\d)%]|(?<![\w'’])[a-z])$/i.test(left) && /^(?:[$(\d]|[a-z](?![\w'’]))/i.test(right)) return true
  return (
    /(?:^|\n|[=:(]\s*|\b(?:is|equals) )\w+$/.test(left) && /^\w+$/.test(right) && /^ \w+(?:[.,;)]|\s*$)/m.test(after)
  )
}
