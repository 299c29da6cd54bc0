import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { createCollection } from '../../../../scripts/content/new/createCollection.ts'
import { createTestContent } from '../../../support/contentFolder.ts'

const createOptions = (title: string, answers: Record<string, string>, slug?: string) => ({
  title,
  slug,
  answers: new Map(Object.entries(answers)),
})

test('rejects a collection if an argument is missing, or a folder exists', () => {
  const folder = dirname(createTestContent())
  expect(() => createCollection(folder, 'content', createOptions('Case Studies', {}))).toThrow(
    'A collection needs a title and the name of one entry:',
  )
  expect(() => createCollection(folder, 'content', createOptions('Posts', { singular: 'note' }))).toThrow(
    'content/posts already exists. Nothing was written.',
  )
  expect(() =>
    createCollection(folder, 'content', createOptions('Notes', { singular: 'note', address: 'notes' })),
  ).toThrow('Use lowercase letters, digits, and hyphens in names and addresses.')
})
