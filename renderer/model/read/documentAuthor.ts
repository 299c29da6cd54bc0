import { objectNumbered } from './documentObjects.ts'

/** So many characters hold a name, however it is written. */
const NEAR = 2000
/** How many characters of a name are told. */
const SHOWN = 80

/**
 * Who has written a PDF, as it says itself: in its own entry, or else in XMP. Source: ISO 32000-2, 14.3 and 7.9.2; XMP, part 1.
 * @param objects what stands in the file, each character for a byte.
 */
export function authorOf(objects: string): string | undefined {
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
