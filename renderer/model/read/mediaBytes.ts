import { closeSync, openSync, readSync } from 'node:fs'

/** The bytes of a file, of which only those are in memory that are looked at. */
export interface MediaBytes {
  readonly size: number
  /** The bytes from an offset on, fewer at the end of the file. They hold until the next call. */
  read(start: number, length: number): Buffer
  /** The four bytes from an offset on as one number, the first the highest; 0 where there are fewer. */
  word(start: number): number
}

/** Bytes that are in memory anyway. */
export function bytesOf(bytes: Uint8Array): MediaBytes {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return {
    size: buffer.length,
    read: (start, length) => buffer.subarray(start, start + length),
    word: (start) => (start + 4 <= buffer.length ? buffer.readUInt32BE(start) : 0),
  }
}

const WINDOW = 1 << 20

/**
 * Opens a file, hands it on, and closes it.
 * @param size what the file system says of it.
 */
export async function withFile<Result>(path: string, size: number, use: (bytes: MediaBytes) => Promise<Result>) {
  const file = openSync(path, 'r')
  try {
    return await use(fileBytes(file, size))
  } finally {
    closeSync(file)
  }
}

/** A window of the file is kept: whoever reads on in small steps asks the disk for each megabyte once. */
function fileBytes(file: number, size: number): MediaBytes {
  let window = Buffer.alloc(0)
  let windowStart = 0
  const show = (start: number, length: number) => {
    if (start >= windowStart && start + length <= windowStart + window.length) return
    const room = Buffer.alloc(Math.max(0, Math.min(Math.max(length, WINDOW), size - start)))
    window = room.subarray(0, readSync(file, room, 0, room.length, start))
    windowStart = start
  }
  return {
    size,
    read(start, length) {
      show(start, length)
      return window.subarray(start - windowStart, start - windowStart + length)
    },
    word(start) {
      show(start, 4)
      return start + 4 <= windowStart + window.length ? window.readUInt32BE(start - windowStart) : 0
    },
  }
}
