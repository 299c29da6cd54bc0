import { deflateSync } from 'node:zlib'

/** The bytes of a PDF that holds these objects, and no more than a PDF must. */
export function pdf(...objects: (string | Buffer)[]): Buffer {
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.map((each) => Buffer.from(each)),
    Buffer.from('\nstartxref\n0\n%%EOF\n'),
  ])
}

/**
 * Objects as most programs pack them into a stream.
 * @param filter how the stream says that it is packed.
 * @param said where it says that each object stands, if not where it does.
 */
export function packed(objects: Record<number, string>, filter = '/FlateDecode', said?: number[]): Buffer {
  const texts = Object.values(objects)
  const offsets = said ?? texts.map((_, at) => texts.slice(0, at).join(' ').length + Number(at > 0))
  const head = Object.keys(objects)
    .map((number, at) => `${number} ${offsets[at]}`)
    .join(' ')
  const stream = deflateSync(`${head}\n${texts.join(' ')}`)
  const dictionary = `<</Type/ObjStm/N ${texts.length}/First ${head.length + 1}/Filter ${filter}/Length ${stream.length}>>`
  return Buffer.concat([Buffer.from(`9 0 obj\n${dictionary}stream\r\n`), stream, Buffer.from('\nendstream endobj\n')])
}
