import type { MediaFile } from '../define/policies.ts'
import type { Fault } from '../explain/problem.ts'
import { objectNumbered, spelled, unpacked } from './documentObjects.ts'

/* Source: ISO 32000-2 (PDF 2.0): file structure (7.5), names (7.3.5), actions (12.6), embedded files (7.11.4). */

/** What does more than show pages, by the name that says so: every action has to name its kind. */
const REFUSED: [name: string, message: string][] = [
  ['JavaScript', 'The PDF holds a program'],
  ['XFA', 'The PDF holds a form with programs of its own'],
  ['Launch', 'The PDF starts programs of whoever reads it'],
  ['EmbeddedFiles?', 'The PDF holds another file'],
  ['RichMedia', 'The PDF holds another file'],
  ['Rendition', 'The PDF plays something, and may run a program'],
  ['SubmitForm', 'The PDF sends what somebody types into it'],
  ['ImportData', 'The PDF reads a file of whoever reads it'],
]
const PATTERNS = REFUSED.map(([name, message]) => ({ message, pattern: new RegExp(`${spelled(name)}(?!\\w)`, 'gi') }))
const ENCRYPTED = new RegExp(`${spelled('Encrypt')}\\s*(?:<<|\\d)`, 'i')
const OPENING = new RegExp(`${spelled('OpenAction')}\\s*(<<[^>]{0,500}|\\[|\\d+ +\\d+ +R)`, 'gi')
/** A PDF says where it opens once, and once more whenever it was saved: each is looked for in the whole file. */
const OPENINGS = 20
const PLAIN = 'Export it again as a plain PDF, for instance by printing it into one.'

/**
 * Looks a PDF through for whatever does more than show pages, in what is packed too. It is no parser of PDF: a name that
 * stands in a text of the file may be refused as well.
 * @returns undefined where it is no PDF: where it does not begin and end as one.
 */
export function measureDocument(bytes: Uint8Array): MediaFile | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (!/^%PDF-(?:1\.[0-7]|2\.0)\s/.test(text) || !text.slice(-1024).includes('%%EOF')) return undefined
  if (ENCRYPTED.test(text))
    return refused(
      'The PDF is encrypted: nobody can look into it.',
      'Export it without a password and without restrictions.',
    )
  const packed = unpacked(text, bytes)
  if (packed === undefined) return refused('The PDF is packed in a way that cannot be looked into.', PLAIN)
  const objects = `${text}\n${packed}`
  const fault = faultIn(objects)
  if (fault) return { kind: 'refused', faults: [fault] }
  const author = authorOf(objects)
  return author === undefined ? { kind: 'document' } : { kind: 'document', author }
}

function refused(message: string, hint: string): MediaFile {
  return { kind: 'refused', faults: [{ message, hint }] }
}

function faultIn(objects: string): Fault | undefined {
  for (const { message, pattern } of PATTERNS)
    for (const { 0: found, index } of objects.matchAll(pattern))
      if (!isInLink(objects, index)) return { message: `${message}: \`${found}\`.`, hint: PLAIN }
  const openings = Array.from(objects.matchAll(OPENING), ([, value = '']) => value)
  const acting = openings.length > OPENINGS || openings.some((value) => !isPlace(value, objects))
  return acting ? { message: 'The PDF does something as soon as it is opened: `/OpenAction`.', hint: PLAIN } : undefined
}

/** Whether something is a piece of an address that a link leads to: `(https://example.com/Launch)`. */
function isInLink(objects: string, index: number): boolean {
  return /\((?:https?|mailto):[^()<>\s]*$/.test(objects.slice(Math.max(0, index - 500), index))
}

/** Whether a PDF opens at a place in itself, as most programs write it. */
function isPlace(value: string, objects: string): boolean {
  const [, number] = /^(\d+) /.exec(value) ?? []
  const action = number === undefined ? value : objectNumbered(objects, number)
  return action.startsWith('[') || /^<<[^>]*\/GoTo(?!\w)/.test(action)
}

/** So many characters hold a name, however it is written. */
const NEAR = 2000
/** How many characters of a name are told. */
const SHOWN = 80

/**
 * Who has written a PDF, as it says itself: in its own entry, or else in XMP. Source: ISO 32000-2, 14.3 and 7.9.2; XMP, part 1.
 * @param objects what stands in the file, each character for a byte.
 */
function authorOf(objects: string): string | undefined {
  const { 0: key = '', index = 0 } = /\/Author\s?/.exec(objects) ?? {}
  const value = key === '' ? '' : objects.slice(index + key.length, index + key.length + NEAR)
  const [, number] = /^(\d{1,10}) \d{1,5} R/.exec(value) ?? []
  const author = stringAt(number === undefined ? value : objectNumbered(objects, number))
  const [, noted = ''] = /<dc:creator>\s*<rdf:\w+>\s*<rdf:li[^>]*>([^<]*)/.exec(objects) ?? []
  const name = author.trim() || Buffer.from(noted, 'latin1').toString('utf8').trim()
  return name === '' ? undefined : name.slice(0, SHOWN)
}

/** The string that stands at the beginning: `(Jane)` or `<4A616E65>`. */
function stringAt(objects: string): string {
  const [, hex] = /^<([\da-f\s]*)>/i.exec(objects) ?? []
  if (hex !== undefined) return decoded(Buffer.from(hex.replaceAll(/\s/g, ''), 'hex'))
  const [, literal = ''] = /^\(((?:\\[\s\S]|\([^()\\]*\)|[^\\()])*)\)/.exec(objects) ?? []
  const plain = literal.replaceAll(/\\(?:([0-7]{1,3})|([\s\S]))/g, (_, code: string | undefined, sign: string) =>
    code === undefined ? sign : String.fromCharCode(Number.parseInt(code, 8)),
  )
  return decoded(Buffer.from(plain, 'latin1'))
}

/** Text begins with the mark of its encoding, where it is not that of PDF, which is near Latin 1. */
function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return bytes.toString(bytes[0] === 0xef && bytes[1] === 0xbb ? 'utf8' : 'latin1').replace(/^\ufeff/, '')
}
