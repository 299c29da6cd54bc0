import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { contentModel as modelOf } from '../../scripts/contentModel.ts'
import { writeFiles } from '../support/siteFolder.ts'

/** A folder of collections with these files in it. */
function collectionsWith(files: Record<string, string>): URL {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync(resolve('.cache/collections-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFiles(join(folder, 'collections'), files)
  return pathToFileURL(`${folder}/collections/`)
}

const contentModel = (collections: URL) =>
  modelOf(collections, (name) => import(new URL(`${name}/definition.ts`, collections).href))

const BOOKS = "export const books = { kind: 'singleton', name: 'books', path: 'books.yaml', tokens: new Map() }\n"

test('reports a folder without a definition', async () => {
  const collections = collectionsWith({ 'books/definition.ts': BOOKS, 'shelves/schema.ts': 'export const x = 1\n' })
  await expect(contentModel(collections)).rejects.toThrow(
    'There is no collections/shelves/definition.ts: each folder of collections has its definition.',
  )
})

test('reports a definition that exports nothing', async () => {
  const collections = collectionsWith({ 'books/definition.ts': 'export const x = 1\n' })
  await expect(contentModel(collections)).rejects.toThrow('collections/books/definition.ts exports no definition.')
})
