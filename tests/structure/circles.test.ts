import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, modules } from '../support/modules.ts'

type Graph = Map<string, string[]>

/** The way from a place back to itself, if there is one. */
function circleFrom(start: string, targets: Graph): string[] | undefined {
  const seen = new Set<string>()
  const queue: string[][] = [[start]]
  for (let way = queue.shift(); way; way = queue.shift()) {
    for (const next of targets.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, start]
      if (seen.has(next)) continue
      seen.add(next)
      queue.push([...way, next])
    }
  }
  return undefined
}

const circlesIn = (graph: Graph) => [...graph.keys()].flatMap((start) => circleFrom(start, graph)?.join(' → ') ?? [])

const files: Graph = new Map(modules.map((file) => [file, importsOf(file).map(({ target }) => target)]))

const ENGINE = 'renderer/model'
/** A file that stands in no room of the engine is one by itself. */
const roomOf = (file: string) => (dirname(file) === ENGINE ? file : dirname(file))

test('no file leads back to itself, not even by its types', () => {
  expect(circlesIn(files)).toEqual([])
})

test('no room of the engine leads back to itself', () => {
  const rooms: Graph = new Map()
  for (const [file, targets] of files)
    if (file.startsWith(`${ENGINE}/`)) {
      const others = targets.map(roomOf).filter((room) => room !== roomOf(file))
      rooms.set(roomOf(file), [...(rooms.get(roomOf(file)) ?? []), ...others])
    }
  expect(rooms.size).toBeGreaterThan(8)
  expect(circlesIn(rooms)).toEqual([])
})
