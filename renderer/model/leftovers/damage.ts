import { UNITS } from './blanks.ts'
import { decodeQuotedPrintable, decodeWindows1252 } from './decode.ts'
import { DAMAGED_CHARACTER, type Leftover, PROGRAM_ERROR, SPREADSHEET_ERROR, WORD_ERROR } from './leftoverKinds.ts'
import { anyCase, regex } from './regex.ts'

const SHEET_ERRORS = ['CALC!', 'DIV/0!', 'ERROR!', 'N/A\\b', 'NAME\\?', 'NULL!', 'NUM!', 'REF!', 'SPILL!', 'VALUE!']

/** Error values and garbled characters that programs leave in text. */
export const DAMAGE: Leftover[] = [
  {
    ...SPREADSHEET_ERROR,
    finds: ['It rose by #REF!', 'to #N/A.', '#DIV/0!', '#NAME?'],
    ignores: ['#1', '#reference', '#NAMES'],
    pattern: regex`(?<![\w#&])#${SHEET_ERRORS}`,
    certainIn: 'inBody',
  },
  {
    ...PROGRAM_ERROR,
    finds: ['[object Object]', 'It costs $NaN', 'undefined', 'null', 'Invalid Date'],
    ignores: ['undefined terms', 'null and void', '[object]', 'An invalid date'],
    pattern: regex`
      \[object [A-Z]\w{2,30}\]
      \$(?:NaN|null|undefined)\b
      ^(?:NaN|null|undefined|Invalid Date)\.?$
    `,
    certainIn: 'inBody',
  },
  {
    ...PROGRAM_ERROR,
    finds: ['Call NaN times', 'Hello undefined,', 'by null%', 'on Invalid Date'],
    ignores: ['It is undefined.', 'null and void'],
    pattern: regex`
      \bNaN\b
      \bInvalid Date\b
      \b${['[Hh]ello', '[Hh]i', '[Dd]ear', 'by', 'for', 'from', 'of']} (?:null|undefined)(?=[%,.!]|$)
      (?<!\w)(?:null|undefined)(?:%| (?:${UNITS}\b|null\b|undefined\b))
    `,
  },
  {
    ...WORD_ERROR,
    finds: ['Error! Reference source not found.', 'Error! Bookmark not defined.'],
    ignores: ['Trial and error! Bookmarks help.'],
    pattern: regex`\bError! ${['Bookmark', 'Hyperlink reference', 'Reference source']} [\w ]{1,40}\.?`,
    certainIn: 'inBody',
  },
  // Three encodings: UTF-8 decoded as Windows-1252, quoted-printable, and JSON escapes
  {
    ...DAMAGED_CHARACTER,
    finds: ['Itâ€™s', 'cafÃ©', '10Â°', 'â€œ'],
    ignores: ['café', 'pâté', 'São Paulo', 'Âge'],
    pattern: regex`(?:(?:â[€‚„†]|Ã)[^\0-\x7f\ufffc]|â[€‚„†]"?|Ã |Â[\u0080-\u00bf ]|ðŸ[^\s\w]{1,2})+`,
    certainIn: 'everywhere',
    repair: decodeWindows1252,
  },
  {
    ...DAMAGED_CHARACTER,
    finds: ['It=E2=80=99s', 'This line ends with=20'],
    ignores: ['a=20', 'x=A1'],
    pattern: regex`(?:=[89A-F][\dA-F]){2,}|(?<=[a-z]{2}[.,;:!?]?)=20[ \t]*$`,
    certainIn: 'everywhere',
    repair: decodeQuotedPrintable,
  },
  {
    ...DAMAGED_CHARACTER,
    finds: ['It\\u2019s', 'caf\\u00e9'],
    ignores: ['C:\\users', '\\u12345'],
    pattern: anyCase`\\u(?:00[a-f]|20[0-3])[\da-f](?![\da-f])`,
    certainIn: 'everywhere',
    repair: (raw) => String.fromCodePoint(Number.parseInt(raw.slice(2), 16)),
  },
  {
    description: 'quoted twice',
    hint: 'Write one quotation mark on each side.',
    finds: ['We ""please"" you', "We ''please'' you", '““please””'],
    ignores: ['"please"', 'a=""', "rock ''n roll"],
    pattern: regex`
      (?<![\w"=])""(?=[^\s"])[^"\n]{1,100}""(?!["\w])
      (?<![\w'])''(?=[^\s'])[^'\n]{1,100}''(?!['\w])
      ““
      ””
      “”
    `,
    certainIn: 'everywhere',
    repair: (raw) => (/^["']/.test(raw) ? `"${raw.slice(2, -2)}"` : undefined),
  },
  {
    description: 'an escaped quotation mark',
    hint: 'Remove the backslash.',
    finds: ['A \\"quote\\" here', "It\\'s"],
    ignores: ['"quote"', 'C:\\home'],
    pattern: regex`\\"[^"\\\n]{1,200}\\"|\\["']`,
    certainIn: 'everywhere',
    repair: (raw) => raw.replaceAll('\\', ''),
  },
]
