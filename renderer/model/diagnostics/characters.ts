/** Characters that visitors can't see, with a name for messages (Unicode Technical Report 36: categories Cc, Cf, Cs, and Co). */
const INVISIBLE_RANGES: [name: string, pattern: string, isRemovable?: true][] = [
  ['a control character', '\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f'],
  ['a text direction mark', '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069'],
  ['a soft hyphen', '\\u00ad', true],
  ['a zero-width character', '\\u200b\\u200c\\u2060-\\u2065\\ufeff\\u{e0000}-\\u{e007f}', true],
  ['a blank letter', '\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2800\\u3164\\uffa0'],
  ['an unusual line break', '\\u2028\\u2029'],
  ['half a character', '\\ud800-\\udfff'],
  ['a character with no assigned meaning', '\\ue000-\\uf8ff\\ufff9-\\uffff'],
]
const ANY_INVISIBLE = new RegExp(`[${INVISIBLE_RANGES.map(([, pattern]) => pattern).join('')}]`, 'gu')
const INVISIBLE_KINDS = INVISIBLE_RANGES.map(([name, range, isRemovable]) => ({
  name,
  pattern: new RegExp(`[${range}]`, 'gu'),
  isRemovable,
}))

/**
 * Finds the first invisible or control character. Returns its offset and a name such as `a control character (U+0007)`. If
 * characters of this kind can be removed without changing the meaning, `removablePattern` matches all of them.
 */
export function findInvisible(text: string) {
  const index = text.search(ANY_INVISIBLE)
  if (index === -1) return undefined
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0)
  const kind = INVISIBLE_KINDS.find(({ pattern }) => character.search(pattern) === 0)
  const removablePattern = kind?.isRemovable ? kind.pattern : undefined
  return { index, name: `${kind?.name} (${formatCodePoint(character)})`, removablePattern }
}

/** Escapes invisible characters and line breaks, and `##[`, which starts a command in GitHub's logs. */
export function escapeInvisible(text: string): string {
  const escaped = text.replaceAll('##[', '## [')
  return escaped.replaceAll('\n', '↵').replaceAll(ANY_INVISIBLE, (character) => `<${formatCodePoint(character)}>`)
}

export function formatCodePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** Compares by code unit, for the same order on all machines. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

export function isReadable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

const DEFAULT_IMAGE_NAME =
  /^(?:img|dscn?|dscf|pxl|mvi|gopr|dji|sam|cimg|fb img|img wa|p|images?|pictures?|pics?|photos?|photographs?|graphics?|screen ?shot|untitled|unnamed|scan|download|(?:whatsapp|chatgpt) image)(?: at| am| pm| copy)*$/

/** Checks for an image's file name, or a default name of cameras and apps: `room.jpg`, `IMG_4211`. */
export function isImageName(text: string): boolean {
  const letters = text
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
  return /^\s*\S+\.(?:png|jpe?g|webp|avif|svg|gif|heic|tiff?)\s*$/i.test(text) || DEFAULT_IMAGE_NAME.test(letters)
}

const LONG_WORD = /\S{81}/
const STACKED_ACCENTS = /\p{M}{5}/u

/** Says why a text can't be shown to visitors. Returns undefined if it can. */
export function getUnreadableMessage(text: string): string | undefined {
  if (!isReadable(text)) return 'This text has no letters or digits.'
  if (LONG_WORD.test(text)) return 'This text has a word of more than 80 characters, which is too long for a line.'
  return STACKED_ACCENTS.test(text) ? 'This text has a letter with more than four accents.' : undefined
}
