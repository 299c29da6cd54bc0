import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Import, listImports, modules } from '../support/codeFiles.ts'

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

function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}

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
