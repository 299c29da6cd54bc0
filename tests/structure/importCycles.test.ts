import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { listImports, modules } from '../support/codeFiles.ts'

const ENGINE_FOLDER = 'renderer/model'
const imports = modules.map((file) => [file, listImports(file).map(({ target }) => target)] as const)

const getEngineFile = (file: string) => (dirname(file) === ENGINE_FOLDER ? file : undefined)

/** Removes nodes without imports or importers, and leaves cycles. */
function findNodesInCycles(graph: Map<string, Set<string>>): string[] {
  const remaining = new Set(graph.keys())
  for (let size = -1; size !== remaining.size; ) {
    size = remaining.size
    const imported = new Set([...remaining].flatMap((node) => [...(graph.get(node) ?? [])]))
    for (const node of remaining)
      if (!imported.has(node) || ![...(graph.get(node) ?? [])].some((target) => remaining.has(target)))
        remaining.delete(node)
  }
  return [...remaining]
}

test.each<[string, (file: string) => string | undefined]>([
  ['files, including types', (file) => file],
  ['folders', (file) => (file.split('/').length > 2 ? file.split('/', 2).join('/') : file)],
  [
    'folders of the engine',
    (file) => (dirname(file).startsWith(`${ENGINE_FOLDER}/`) ? dirname(file) : getEngineFile(file)),
  ],
])('imports between %s have no cycle', (_, getGroup) => {
  const graph = new Map<string, Set<string>>()
  for (const [file, targets] of imports) {
    const group = getGroup(file)
    if (group === undefined) continue
    const others = targets.flatMap((target) => getGroup(target) ?? []).filter((other) => other !== group)
    graph.set(group, new Set([...(graph.get(group) ?? []), ...others]))
  }
  expect(graph.size).toBeGreaterThan(8)
  expect(findNodesInCycles(graph)).toEqual([])
})

test('detects a cycle', () => {
  const graph = { top: ['a'], a: ['b'], b: ['c', 'leaf'], c: ['a'], leaf: [] }
  expect(findNodesInCycles(new Map(Object.entries(graph).map(([node, to]) => [node, new Set(to)])))).toEqual([
    'a',
    'b',
    'c',
  ])
})
