import { readFileSync } from 'node:fs'
import { parseSync } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { loadContentModel } from '../../scripts/contentModel.ts'
import { modules } from '../support/modules.ts'

/** What means something else in the engine: nothing, the root, a key of the words of pages, a format of zod. */
const OF_THE_ENGINE = ['', '/', 'notFound', 'email']

const { singletons, collections, nested, components } = await loadContentModel()

/** Every name that the definitions of this site give: of folders, files, addresses, tokens, components. */
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

/** The texts in a program's code: values that it compares or builds something of. */
function textsIn(node: unknown): string[] {
  if (node === null || typeof node !== 'object') return []
  if ('type' in node && node.type === 'Literal' && 'value' in node)
    return typeof node.value === 'string' ? [node.value] : []
  return Object.values(node).flatMap(textsIn)
}

test('the engine knows no collection, no file and no component of this site by its name', () => {
  const engine = modules.filter((file) => file.startsWith('renderer/model/'))
  const known = engine.flatMap((file) =>
    textsIn(parseSync(file, readFileSync(file, 'utf8')).program)
      .filter((text) => words.has(text) && !OF_THE_ENGINE.includes(text))
      .map((text) => `${file}: '${text}'`),
  )
  expect(engine.length).toBeGreaterThan(30)
  expect(known).toEqual([])
})
