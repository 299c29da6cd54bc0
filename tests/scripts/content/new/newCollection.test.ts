import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { createCollection } from '../../../../scripts/content/new/createCollection.ts'
import { createTestContent } from '../../../support/contentFolder.ts'

test.each([
  ['Case Studies', {}, 'A collection needs a title and the name of one entry:'],
  ['Posts', { singular: 'note' }, 'content/posts already exists. Nothing was written.'],
  [
    'Notes',
    { singular: 'note', address: 'notes' },
    'Use lowercase letters, digits, and hyphens in names and addresses.',
  ],
])('rejects the collection %s with the options %j', (title, answers, message) => {
  const options = { title, slug: undefined, answers: new Map(Object.entries(answers)) }
  expect(() => createCollection(dirname(createTestContent()), 'content', options)).toThrow(message)
})
