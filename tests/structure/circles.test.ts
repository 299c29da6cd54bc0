import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, modules } from '../support/modules.ts'

type Graph = Map<string, string[]>

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
const roomOf = (file: string) => (dirname(file) === ENGINE ? file : dirname(file))

test('no file leads back to itself, not even by its types', () => {
  expect(circlesIn(files)).toEqual([])
})

function graphOf(placeOf: (file: string) => string, isIn: (file: string) => boolean): Graph {
  const graph: Graph = new Map()
  for (const [file, targets] of files)
    if (isIn(file)) {
      const others = targets.map(placeOf).filter((place) => place !== placeOf(file))
      graph.set(placeOf(file), [...(graph.get(placeOf(file)) ?? []), ...others])
    }
  return graph
}

test('no room of the engine leads back to itself', () => {
  const rooms = graphOf(roomOf, (file) => file.startsWith(`${ENGINE}/`))
  expect(rooms.size).toBeGreaterThan(8)
  expect(circlesIn(rooms)).toEqual([])
})

test('no folder leads back to itself', () => {
  const folders = graphOf(
    (file) => (file.split('/', 3).length > 2 ? file.split('/', 2).join('/') : file),
    () => true,
  )
  expect(folders.size).toBeGreaterThan(20)
  expect(circlesIn(folders)).toEqual([])
})
