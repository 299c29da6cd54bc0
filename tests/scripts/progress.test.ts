import { expect, test } from 'vitest'
import { readSlice } from '../../scripts/build/shard.ts'
import { isIn } from '../../scripts/build/steps/renderPages.ts'
import { describeProgress, Progress } from '../../scripts/build/steps/step.ts'

/** A stream that notes what it is told. */
function stream(isTTY: boolean) {
  const told: string[] = []
  const write = (text: string) => told.push(text)
  return { told, stream: { isTTY, write } as unknown as NodeJS.WriteStream }
}

test('progress says how far it is, how fast, and how long it will take', () => {
  expect(describeProgress(2500, 10_000, 1250)).toBe('2,500 of 10,000 pages, 2,000 a second, 4 s left')
})

test('a terminal is told ten times a second, and its line is cleared; a log is told nothing', () => {
  const terminal = stream(true)
  const progress = new Progress(1000, terminal.stream)
  const start = performance.now()
  for (let each = 1; each <= 1000; each += 1) progress.advance(start + each)
  progress.end()
  expect(terminal.told.length).toBeLessThanOrEqual(12)
  expect(terminal.told.length).toBeGreaterThan(3)
  expect(terminal.told.at(-1)).toBe('\r\u001b[2K')
  const log = stream(false)
  const silent = new Progress(2, log.stream)
  silent.advance()
  silent.end()
  expect(log.told).toEqual([])
})

test('slices take each page once', () => {
  const slices = [readSlice('1/3'), readSlice('2/3'), readSlice('3/3')]
  for (let place = 0; place < 30; place += 1) expect(slices.filter((slice) => isIn(slice, place))).toHaveLength(1)
})

test.each(['0/2', '3/2', '1', '1/0', 'a/b', '1/2/3'])('%s is no shard', (text) => {
  expect(() => readSlice(text)).toThrow('is no shard: write --shard 2/3')
})
