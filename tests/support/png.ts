import { crc32 } from 'node:zlib'

export function pngChunk(name: string, bytes: Uint8Array): Buffer {
  const chunk = Buffer.alloc(bytes.length + 12)
  chunk.writeUInt32BE(bytes.length)
  chunk.write(name, 4, 'latin1')
  chunk.set(bytes, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return chunk
}

const HEAD = 8
const REST = 33

export function withChunk(png: Buffer, chunk: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, REST), chunk, png.subarray(REST)])
}

export function withSize(png: Buffer, width: number, height: number): Buffer {
  const head = Buffer.from(png.subarray(HEAD + 8, REST - 4))
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  return Buffer.concat([png.subarray(0, HEAD), pngChunk('IHDR', head), png.subarray(REST)])
}
