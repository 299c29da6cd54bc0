import { expect, test } from 'vitest'
import { importsOf, modules } from '../support/modules.ts'

const targets = new Map(modules.map((file) => [file, importsOf(file).map(({ target }) => target)]))

/** The way from a file back to itself, if there is one. */
function circleFrom(file: string): string[] | undefined {
  const seen = new Set<string>()
  const queue: string[][] = [[file]]
  for (let way = queue.shift(); way; way = queue.shift()) {
    for (const next of targets.get(way.at(-1) ?? '') ?? []) {
      if (next === file) return [...way, file]
      if (seen.has(next)) continue
      seen.add(next)
      queue.push([...way, next])
    }
  }
  return undefined
}

test('no file leads back to itself, not even by its types', () => {
  expect(modules.flatMap((file) => circleFrom(file)?.join(' → ') ?? [])).toEqual([])
})
