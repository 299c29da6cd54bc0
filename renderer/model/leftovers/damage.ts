import { UNITS } from './blanks.ts'
import { ignoreCase, matchCase } from './leftoverKinds.ts'

const SPREADSHEET_ERROR = { description: 'an error from a spreadsheet', hint: 'Replace it with the actual value.' }
const PROGRAM_ERROR = { description: 'an error from a program', hint: 'Replace it with the actual value.' }
const WORD_ERROR = { description: 'an error from Word', hint: 'Write what it stands for, or remove it.' }
const DAMAGED_CHARACTER = {
  description: 'a damaged character',
  hint: 'Type the character again.',
  problemIn: 'everywhere',
} as const

/** Damage by programs: error values, garbled characters, and doubled or escaped quotation marks. */
export const DAMAGE = [
  matchCase({ ...SPREADSHEET_ERROR, problemIn: 'inBody' })`
    (?<![\w#&])#(?:CALC!|DIV/0!|ERROR!|N/A\b|NAME\?|NULL!|NUM!|REF!|SPILL!|VALUE!)
  `,
  matchCase({ ...PROGRAM_ERROR, problemIn: 'inBody' })`
    \[object [A-Z]\w{2,30}\]
    \$(?:NaN|null|undefined)\b
    ^(?:NaN|null|undefined|Invalid Date)\.?$
  `,
  matchCase(PROGRAM_ERROR)`
    \bNaN\b
    \bInvalid Date\b
    \b(?:[Hh]ello|[Hh]i|[Dd]ear|by|for|from|of) (?:null|undefined)(?=[%,.!]|$)
    (?<!\w)(?:null|undefined)(?:%| (?:${UNITS}\b|null\b|undefined\b))
  `,
  matchCase({ ...WORD_ERROR, problemIn: 'inBody' })`
    \bError! (?:Bookmark|Hyperlink reference|Reference source) [\w ]{1,40}\.?
  `,
  // Three encodings: UTF-8 read as Windows-1252 (`â€™`), quoted-printable (`=E2=80=99`), and JSON escapes (`\u2019`)
  matchCase({ ...DAMAGED_CHARACTER, toReplacement: decodeWindows1252 })`
    (?:(?:â[€‚„†]|Ã)[^\0-\x7f\ufffc]|â[€‚„†]"?|Ã |Â[\u0080-\u00bf ]|ðŸ[^\s\w]{1,2})+
  `,
  matchCase({ ...DAMAGED_CHARACTER, toReplacement: decodeQuotedPrintable })`
    (?:=[89A-F][\dA-F]){2,}
    =(?<=[a-z]{2}[.,;:!?]?=)20[ \t]*$
  `,
  ignoreCase({
    ...DAMAGED_CHARACTER,
    toReplacement: (raw) => String.fromCodePoint(Number.parseInt(raw.slice(2), 16)),
  })`\\u(?:00[a-f]|20[0-3])[\da-f](?![\da-f])`,
  matchCase({
    description: 'quoted twice',
    hint: 'Write one quotation mark on each side.',
    problemIn: 'everywhere',
    toReplacement: (raw) => (/^["']/.test(raw) ? `"${raw.slice(2, -2)}"` : undefined),
  })`
    (?<![\w"=])""(?=[^\s"])[^"\n]{1,100}""(?!["\w])
    (?<![\w'])''(?=[^\s'])[^'\n]{1,100}''(?!['\w])
    ““|””|“”
  `,
  matchCase({
    description: 'an escaped quotation mark',
    hint: 'Remove the backslash.',
    problemIn: 'everywhere',
    toReplacement: (raw) => raw.replaceAll('\\', ''),
  })`\\"[^"\\\n]{1,200}\\"|\\["']`,
]

/** Characters 0x80 to 0x9f of Windows-1252. Node 20 reads them as Latin-1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Restores UTF-8 that a program read as Windows-1252. Returns undefined if bytes are lost. */
function decodeWindows1252(text: string): string | undefined {
  const toByte = (character: string) => {
    const index = WINDOWS_1252.indexOf(character)
    return index === -1 ? (character.codePointAt(0) ?? 0) : 0x80 + index
  }
  return decodeUtf8([...text.replaceAll(' ', '\u00a0')].map(toByte))
}

/** Decodes the quoted-printable text of an email. Drops a space at the end: `=20`. */
function decodeQuotedPrintable(text: string): string | undefined {
  const codes = text.trim().slice(1).split('=')
  return decodeUtf8(codes.map((code) => Number.parseInt(code, 16)))?.trimEnd()
}

function decodeUtf8(bytes: number[]): string | undefined {
  const text = Buffer.from(bytes).toString('utf8')
  const isValid = bytes.every((byte) => byte <= 0xff) && !text.includes('\ufffd')
  return isValid ? text.replaceAll('\u00a0', ' ') : undefined
}
