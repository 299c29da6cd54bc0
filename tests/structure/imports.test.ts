import { readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { modules, parseModule } from '../support/codeFiles.ts'

interface Import {
  /** The path from the root, or the package specifier. */
  target: string
  isType: boolean
}

function listImports(file: string): Import[] {
  const { module } = parseModule(file)
  const source = readFileSync(file, 'utf8')
  const exported = module.staticExports.flatMap(({ entries }) => entries)
  const requests = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      request: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...exported.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ request: moduleRequest.value, isType }] : [],
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => {
      const argument = source.slice(start, end)
      return { request: /^['"]([^'"]+)['"]$/.exec(argument)?.[1] ?? `import(${argument})`, isType: false }
    }),
  ]
  return requests.map(({ request, isType }) => ({
    target: request.startsWith('.') ? posix.join(dirname(file), request) : request,
    isType,
  }))
}

type Rule = Partial<Record<'own' | 'types' | 'packages', string[]>>

const RULES_BY_FOLDER: Record<string, Rule> = parse(readFileSync('tests/structure/imports.yaml', 'utf8'))

function getRule(file: string): [home: string, rule: Rule] {
  const homes = Object.keys(RULES_BY_FOLDER).filter((prefix) => isUnder(file, prefix))
  const home = homes.toSorted((a, b) => b.length - a.length)[0] ?? ''
  const rule = RULES_BY_FOLDER[home]
  if (!rule) throw new Error(`No rule for ${file}.`)
  return [home, rule]
}

function findPermit({ target, isType }: Import, [home, rule]: [string, Rule]): string | undefined {
  const { own = [], types = [], packages = [] } = rule
  if (/^(renderer|pages|scripts|tests|content|public)\//.test(target))
    return [home, ...own, ...(isType ? types : [])].find((prefix) => isUnder(target, prefix))
  const name = target.split('/', target.startsWith('@') ? 2 : 1).join('/')
  return packages.find(
    (pattern) => pattern === name || pattern === '*' || (/^@[^/]+\/$/.test(pattern) && name.startsWith(pattern)),
  )
}

const isUnder = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`)

const imports = modules.flatMap((file) =>
  listImports(file).map((imported) => ({ file, ...imported, permit: findPermit(imported, getRule(file)) })),
)

test('every file only imports what its folder may import', () => {
  const forbidden = imports.filter(({ permit }) => permit === undefined)
  expect(forbidden.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
})

test('every permission in imports.yaml is used', () => {
  const used = new Set(imports.map(({ file, permit }) => `${getRule(file)[0]}: ${permit}`))
  const declaredPermits = Object.entries(RULES_BY_FOLDER).flatMap(([home, { own = [], types = [], packages = [] }]) =>
    [...own, ...types, ...packages].map((permit) => `${home}: ${permit}`),
  )
  expect(declaredPermits.filter((permit) => !used.has(permit))).toEqual([])
})

const ENGINE_FOLDER = 'renderer/model'

function getEngineGroup(file: string): string | undefined {
  if (!isUnder(file, ENGINE_FOLDER)) return undefined
  return dirname(file) === ENGINE_FOLDER ? file : dirname(file)
}

/** Returns the nodes that remain if nodes without imports or importers are removed repeatedly. */
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
  ['folders of the engine', getEngineGroup],
])('imports between %s have no cycle', (_, getGroup) => {
  const graph = new Map<string, Set<string>>()
  for (const { file, target } of imports) {
    const [group, other] = [getGroup(file), getGroup(target)]
    if (group === undefined) continue
    const others = other === undefined || other === group ? [] : [other]
    graph.set(group, new Set([...(graph.get(group) ?? []), ...others]))
  }
  expect(graph.size).toBeGreaterThan(8)
  expect(findNodesInCycles(graph)).toEqual([])
})

test('detects a cycle', () => {
  const graph = { top: ['a'], a: ['b'], b: ['c', 'leaf'], c: ['a'], leaf: [] }
  const entries = Object.entries(graph).map(([node, targets]) => [node, new Set(targets)] as const)
  expect(findNodesInCycles(new Map(entries))).toEqual(['a', 'b', 'c'])
})
