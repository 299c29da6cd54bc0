import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { measureRecording } from '../../../../renderer/model/read/recording.ts'
import { FIXTURE } from '../../../support/contentFolder.ts'

const SAMPLE = readFileSync(`${FIXTURE}/media/episodes/sample.mp3`)

function secondsOf(...parts: Uint8Array[]): number | undefined {
  const file = measureRecording(Buffer.concat(parts))
  return file?.kind === 'recording' ? file.seconds : undefined
}

const ONCE = secondsOf(SAMPLE) ?? 0

describe('how long a recording lasts', () => {
  test('is the sum of its frames, with tags before, between and behind them', () => {
    const id3 = Buffer.concat([
      Buffer.from('ID3\u0004\u0000\u0000\u0000\u0000\u0001\u0000', 'latin1'),
      Buffer.alloc(128),
    ])
    const ape = Buffer.alloc(64)
    ape.write('APETAGEX')
    ape.writeUInt32LE(32, 12)
    const tag = Buffer.alloc(128)
    tag.write('TAG')
    expect(ONCE).toBeGreaterThan(2.9)
    expect(secondsOf(id3, SAMPLE, ape, tag)).toBe(ONCE)
    // The index of the second one counts as a frame: it stands in the middle.
    expect((secondsOf(SAMPLE, id3, SAMPLE) ?? 0) - 2 * ONCE).toBeLessThan(0.05)
  })

  test('is told although an editor has left a few bytes, and not when too many are no sound', () => {
    expect(secondsOf(Buffer.alloc(1000, 7), SAMPLE)).toBe(ONCE)
    expect(secondsOf(Buffer.alloc(100_000, 7), SAMPLE)).toBeUndefined()
  })

  test('lacks nothing but its end where the file was cut off', () => {
    expect(ONCE - (secondsOf(SAMPLE.subarray(0, -10)) ?? 0)).toBeLessThan(0.06)
  })

  test.each([0x00, 0xff, 0x49])('is given up after a few bytes in 100 MB of %i', (byte) => {
    const bytes = Buffer.alloc(100_000_000, byte)
    const looks = vi.spyOn(bytes, 'readUInt32BE')
    expect(measureRecording(bytes)).toBeUndefined()
    expect(looks.mock.calls.length).toBeLessThan(500_000)
  })
})
