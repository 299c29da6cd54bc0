import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { loadContentModel } from '../../scripts/contentModel.ts'
import { writeFiles } from '../support/siteFolder.ts'

function writeCollections(files: Record<string, string>): URL {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync(resolve('.cache/collections-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFiles(join(folder, 'collections'), files)
  return pathToFileURL(`${folder}/collections/`)
}

const loadFrom = (collections: URL) =>
  loadContentModel(collections, (name) => import(new URL(`${name}/definition.ts`, collections).href))

const BOOKS_DEFINITION =
  "export const books = { kind: 'singleton', name: 'books', path: 'books.yaml', tokens: new Map() }\n"

test('reports a collection folder without a definition file', async () => {
  const collections = writeCollections({
    'books/definition.ts': BOOKS_DEFINITION,
    'shelves/schema.ts': 'export const x = 1\n',
  })
  await expect(loadFrom(collections)).rejects.toThrow(
    'There is no collections/shelves/definition.ts. Each folder in collections needs a definition.',
  )
})

test('reports a definition file without a definition', async () => {
  const collections = writeCollections({ 'books/definition.ts': 'export const x = 1\n' })
  await expect(loadFrom(collections)).rejects.toThrow('collections/books/definition.ts exports no definition.')
})
