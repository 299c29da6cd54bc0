import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Coding } from './coding.ts'

/** Above it a text takes several times as long to save a twentieth: 14 ms for React, and 50 for the next step. */
const QUALITY = 6

const COMPRESS = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}

/** Bytes that are remembered at most. A site of a thousand pages takes half of it in one coding. */
const ROOM = 16 * 1024 * 1024

/**
 * Compresses what is asked for, and remembers it by its bytes, so that a new build needs no notice. What has not been
 * asked for longest is forgotten first.
 * @param room in bytes; a text that takes more is not remembered.
 */
export function compressor(room = ROOM) {
  const kept = new Map<string, Promise<Buffer>>()
  const sizes = new Map<string, number>()
  let used = 0

  const forget = (key: string) => {
    used -= sizes.get(key) ?? 0
    sizes.delete(key)
    kept.delete(key)
  }
  const remember = (key: string, size: number) => {
    sizes.set(key, size)
    used += size
    for (const oldest of kept.keys()) {
      if (used <= room) return
      // What is still being made has no size yet.
      if (sizes.has(oldest)) forget(oldest)
    }
  }
  const make = async (key: string, bytes: Buffer, coding: Exclude<Coding, 'identity'>) => {
    const result = await COMPRESS[coding](bytes)
    remember(key, result.length)
    return result
  }
  return {
    /** Asked for twice at once, a text is compressed once. */
    compress(bytes: Buffer, coding: Exclude<Coding, 'identity'>): Promise<Buffer> {
      const key = `${coding} ${createHash('sha256').update(bytes).digest('base64')}`
      const result = kept.get(key) ?? make(key, bytes, coding)
      // Last in the map is who was asked for last.
      kept.delete(key)
      kept.set(key, result)
      return result
    },
    /** How many bytes are remembered now. */
    used: () => used,
  }
}
