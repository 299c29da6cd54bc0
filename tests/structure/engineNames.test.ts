import { expect, test } from 'vitest'
import { loadContentModel } from '../../scripts/contentModel.ts'
import { modules, parseModule, walkNodes } from '../support/codeFiles.ts'

/** Shared with the engine: the root URL, a key of page copy, and a zod format. */
const ALLOWED_TEXTS = ['', '/', 'notFound', 'email']

const { singletons, collections, nested, components } = await loadContentModel()
const names = new Set([
  ...singletons.flatMap(({ name, path, address, records }) => [name, path, address, records?.singular]),
  ...singletons.flatMap(({ tokens }) => [...tokens.keys()]),
  ...collections.flatMap(({ name, singular, base, listing }) => [name, singular, base, listing?.path]),
  ...[...collections, ...nested].flatMap(({ name, singular, page }) => [name, singular, page?.path]),
  ...Object.keys(components),
])

test("the engine doesn't name collections, files, or components of this site", () => {
  const engine = modules.filter((file) => file.startsWith('renderer/model/'))
  const violations = engine.flatMap((file) =>
    [...walkNodes(parseModule(file).program)]
      .flatMap(({ type, value }) => (type === 'Literal' && typeof value === 'string' ? [value] : []))
      .filter((text) => names.has(text) && !ALLOWED_TEXTS.includes(text))
      .map((text) => `${file}: '${text}'`),
  )
  expect(engine.length).toBeGreaterThan(30)
  expect(violations).toEqual([])
})
