import { readFileSync } from 'node:fs'
import { parseSync } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { loadContentModel } from '../../scripts/contentModel.ts'
import { modules } from '../support/modules.ts'

const OF_THE_ENGINE = ['', '/', 'notFound', 'email']

const { singletons, collections, nested, components } = await loadContentModel()

const words = new Set([
  ...singletons.flatMap(({ name, path, address, tokens, records }) => [
    name,
    path,
    address,
    ...tokens.keys(),
    records?.singular,
  ]),
  ...collections.flatMap(({ name, singular, base, listing, page }) => [
    name,
    singular,
    base,
    listing?.path,
    page?.path,
  ]),
  ...nested.flatMap(({ name, singular, page }) => [name, singular, page?.path]),
  ...Object.keys(components),
])

function textsIn(node: unknown): string[] {
  if (node === null || typeof node !== 'object') return []
  if ('type' in node && node.type === 'Literal' && 'value' in node)
    return typeof node.value === 'string' ? [node.value] : []
  return Object.values(node).flatMap(textsIn)
}

test('the engine doesn’t name collections, files, or components of this site', () => {
  const engine = modules.filter((file) => file.startsWith('renderer/model/'))
  const known = engine.flatMap((file) =>
    textsIn(parseSync(file, readFileSync(file, 'utf8')).program)
      .filter((text) => words.has(text) && !OF_THE_ENGINE.includes(text))
      .map((text) => `${file}: '${text}'`),
  )
  expect(engine.length).toBeGreaterThan(30)
  expect(known).toEqual([])
})
