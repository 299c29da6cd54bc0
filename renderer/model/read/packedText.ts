import type { MediaBytes } from './mediaBytes.ts'

/* Source: PNG, third edition: sections 5 (chunks), 11.3.2 (iCCP) and 11.3.3 (texts). */

const PNG = 0x89504e47
const chunk = (name: string) => Buffer.from(name, 'latin1').readUInt32BE()
const [ICCP, ZTXT, ITXT] = ['iCCP', 'zTXt', 'iTXt'].map(chunk)

/**
 * How many bytes of packed text and colours a PNG has beside its pixels. A kilobyte of them unpacks to a megabyte, and the
 * library that draws unpacks all of it each time that it opens the file: 3 MB of them took it 20 s.
 */
export function packedText(bytes: MediaBytes): number {
  let packed = 0
  if (bytes.word(0) !== PNG) return packed
  for (let at = 8; at + 8 <= bytes.size; ) {
    const length = bytes.word(at)
    const type = bytes.word(at + 4)
    if (type === ICCP || type === ZTXT || (type === ITXT && isPacked(bytes.read(at + 8, 82)))) packed += length
    at += length + 12
  }
  return packed
}

/** An international text says behind its key word, of at most 79 bytes, whether it is packed. */
function isPacked(text: Buffer): boolean {
  return text[text.indexOf(0) + 1] !== 0
}
