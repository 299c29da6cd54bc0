/** Characters that visitors can't see, with names for messages. Removing a removable kind doesn't change the meaning. */
const INVISIBLE_KINDS = [
  { name: 'a control character', ranges: '\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f' },
  { name: 'a text direction mark', ranges: '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069' },
  { name: 'a soft hyphen', ranges: '\\u00ad', isRemovable: true },
  {
    name: 'a zero-width character',
    ranges: '\\u200b\\u200c\\u2060-\\u2065\\ufeff\\u{e0000}-\\u{e007f}',
    isRemovable: true,
  },
  { name: 'a blank letter', ranges: '\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2800\\u3164\\uffa0' },
  { name: 'an unusual line break', ranges: '\\u2028\\u2029' },
  { name: 'half a character', ranges: '\\ud800-\\udfff' },
  { name: 'a character with no assigned meaning', ranges: '\\ue000-\\uf8ff\\ufff9-\\uffff' },
]
const createPattern = (ranges: string) => new RegExp(`[${ranges}]`, 'gu')
const ANY_INVISIBLE = createPattern(INVISIBLE_KINDS.map(({ ranges }) => ranges).join(''))

/** Finds the first invisible character. `name` describes it: `a control character (U+0007)`. `removablePattern` matches all characters of a removable kind. */
export function findInvisible(text: string) {
  const index = text.search(ANY_INVISIBLE)
  if (index === -1) return undefined
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0)
  const kind = INVISIBLE_KINDS.find(({ ranges }) => createPattern(ranges).test(character))
  const removablePattern = kind?.isRemovable ? createPattern(kind.ranges) : undefined
  return { index, name: `${kind?.name} (${formatCodePoint(character)})`, removablePattern }
}

/** Escapes text for terminals and CI: invisible characters, line breaks, and `##[`, which starts a command in GitHub's logs. */
export function escapeForTerminal(text: string): string {
  const escaped = text.replaceAll('##[', '## [')
  return escaped.replaceAll('\n', '↵').replaceAll(ANY_INVISIBLE, (character) => `<${formatCodePoint(character)}>`)
}

/** Formats the first character: `U+200B`. */
export function formatCodePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** Compares by code unit, so that the order doesn't depend on the locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

export function hasLetterOrDigit(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

/** Explains why visitors can't read a text: no letters, a very long word, or stacked accents. Returns undefined for readable text. */
export function getUnreadableMessage(text: string): string | undefined {
  if (!hasLetterOrDigit(text)) return 'This text has no letters or digits.'
  if (/\S{81}/.test(text)) return 'This text has a word of more than 80 characters, which is too long for a line.'
  return /\p{M}{5}/u.test(text) ? 'This text has a letter with more than four accents.' : undefined
}
