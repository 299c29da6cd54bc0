/** Characters that no reader sees, and that change what others see or what programs do. */
const UNSEEN: [name: string, pattern: string][] = [
  ['a control character', '\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f'],
  ['a mark that turns the direction of the text', '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069'],
  ['a character without width', '\\u200b\\u200c\\u2060-\\u2065\\ufeff\\u{e0000}-\\u{e007f}'],
  ['a line break of another kind', '\\u2028\\u2029'],
  ['half of a character', '\\ud800-\\udfff'],
  ['a character without a meaning of its own', '\\ue000-\\uf8ff\\ufff9-\\uffff'],
]
const ANY = new RegExp(`[${UNSEEN.map(([, pattern]) => pattern).join('')}]`, 'u')
const EACH = UNSEEN.map(([name, pattern]) => ({ name, pattern: new RegExp(`[${pattern}]`, 'u') }))

export interface Unseen {
  /** Where it stands in the text. */
  index: number
  /** What to tell: `a control character (U+0007)`. */
  name: string
}

/**
 * The first character of a text that should not be in it. Tabs and line feeds are what YAML and Markdown say they are.
 * Source: Unicode Technical Report 36, and its general categories Cc, Cf, Cs, Co.
 */
export function findUnseen(text: string): Unseen | undefined {
  const match = ANY.exec(text)
  if (!match) return undefined
  const [character] = match
  const kind = EACH.find(({ pattern }) => pattern.test(character))
  return { index: match.index, name: `${kind?.name} (${codeOf(character)})` }
}

/**
 * A text as it can be printed anywhere: what nobody sees is spelled out, it stays one line, and nothing in it is a command
 * of CI. Source: GitHub's runner takes `::` at the start of a line and `##[` anywhere for commands.
 */
export function printable(text: string): string {
  const tame = text.replaceAll('##[', '## [')
  if (!ANY.test(tame) && !tame.includes('\n')) return tame
  return [...tame].map((each) => (each === '\n' ? '↵' : ANY.test(each) ? `<${codeOf(each)}>` : each)).join('')
}

/** A character's number as Unicode writes it: `U+202E`. */
export function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
