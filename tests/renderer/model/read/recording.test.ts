import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import type { Explanation } from '../../../../renderer/model/diagnostics/diagnostic.ts'
import { measureRecording } from '../../../../renderer/model/read/recording.ts'
import { FIXTURE } from '../../../support/contentFolder.ts'

const SAMPLE_MP3 = readFileSync(`${FIXTURE}/media/episodes/sample.mp3`)

function measureSeconds(...parts: Uint8Array[]): number | undefined {
  const recording = measureRecording(Buffer.concat(parts))
  return recording && 'seconds' in recording ? recording.seconds : undefined
}

const SAMPLE_SECONDS = measureSeconds(SAMPLE_MP3) ?? 0

test('sums the durations of all frames, with tags in any position', () => {
  const id3 = Buffer.concat([Buffer.from('ID3\u0004\u0000\u0000\u0000\u0000\u0001\u0000', 'latin1'), Buffer.alloc(128)])
  const ape = Buffer.alloc(64)
  ape.write('APETAGEX')
  ape.writeUInt32LE(32, 12)
  const tag = Buffer.alloc(128)
  tag.write('TAG')
  expect(SAMPLE_SECONDS).toBeGreaterThan(2.9)
  expect(measureSeconds(id3, SAMPLE_MP3, ape, tag)).toBe(SAMPLE_SECONDS)
  // The Xing index is only skipped at the start, so the second copy adds a frame.
  expect(measureSeconds(SAMPLE_MP3, id3, SAMPLE_MP3)).toBeCloseTo(2 * SAMPLE_SECONDS, 1)
})

test('ignores a few zeros around the sound, and rejects 100 KB of zeros or a tag without sound', () => {
  expect(measureSeconds(Buffer.alloc(1000), SAMPLE_MP3, Buffer.alloc(1000))).toBe(SAMPLE_SECONDS)
  expect(measureSeconds(SAMPLE_MP3, Buffer.alloc(100_000))).toBeUndefined()
  expect(measureSeconds(createId3Tag())).toBeUndefined()
})

test.each([0x00, 0xff, 0x49])('stops early in 20 MB of the byte %i', (byte) => {
  const bytes = Buffer.alloc(20_000_000, byte)
  const reads = vi.spyOn(bytes, 'readUInt32BE')
  expect(measureRecording(bytes)).toBeUndefined()
  expect(reads.mock.calls.length).toBeLessThan(500_000)
})

function createId3Tag(...frames: [id: string, content: Buffer | string][]): Buffer {
  const body = Buffer.concat(
    frames.flatMap(([id, content]) => {
      const header = Buffer.alloc(10)
      header.write(id)
      header.writeUInt32BE(content.length, 4)
      return [header, Buffer.from(content)]
    }),
  )
  const size = [21, 14, 7, 0].map((bits) => (body.length >> bits) & 127)
  return Buffer.concat([Buffer.from('ID3\u0003\u0000\u0000', 'latin1'), Buffer.from(size), body])
}

const JPEG_BYTES = Buffer.from([0xff, 0xd8, 0xff])
const PROGRAM_BYTES = Buffer.from('MZ\u0090\0This program cannot be run in DOS mode.', 'latin1')

test('accepts names of frames in a title, and a home folder without a user before the next tag', () => {
  const title = createId3Tag(['TIT2', '\0Notes of GEO\0PRIV\0APIC\0'])
  const homeFolder = createId3Tag(['TXXX', 'https://example.org /users/'])
  expect(measureSeconds(title, homeFolder, title, SAMPLE_MP3)).toBe(SAMPLE_SECONDS)
})

test.each([
  ['HTML before the sound', Buffer.from('<!doctype html><p>A</p>'), 'neither sound nor a tag, at byte 1.'],
  ['90 MB in a tag', createId3Tag(['TIT2', Buffer.alloc(90_000_000)]), 'take up 90.1 MB. The limit is 2 MB.'],
  ['a program', createId3Tag(['TIT2', '\0A'], ['GEOB', PROGRAM_BYTES]), '(`GEOB`) contains an attached file'],
  ['private data of an editor', createId3Tag(['PRIV', 'XMP\0<x:xmpmeta/>']), '(`PRIV`)'],
  ['a program as the cover', createId3Tag(['APIC', PROGRAM_BYTES]), 'is neither JPEG nor PNG.'],
  ['a GIF cover', createId3Tag(['APIC', 'GIF89a']), 'JPEG nor PNG. Save the cover as JPEG or PNG'],
  ['a program as the cover before a photo', createId3Tag(['APIC', PROGRAM_BYTES], ['TXXX', JPEG_BYTES]), '(`APIC`)'],
  ['an attached file in ID3v2.2', Buffer.from('ID3\u0002\0\0\0\0\0\u0007GEO\0\0\u0001\0', 'latin1'), '(`GEO`)'],
  ['a path in UTF-16', createId3Tag(['TXXX', Buffer.from('/Users/jane/a', 'utf16le')]), '`/Users/jane`'],
  ['a path of Windows', createId3Tag(['COMM', '\0engC:\\Users\\jane.doe\\show.wav']), '`C:\\Users\\jane.doe`'],
])('rejects a recording with %s', (_, start, text) => {
  const { message, hint } = measureRecording(Buffer.concat([start, SAMPLE_MP3])) as Explanation
  expect(`${message} ${hint}`).toContain(text)
})
