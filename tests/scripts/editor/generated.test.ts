import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { referenceText } from '../../../renderer/model/describe/reference.ts'
import { settingsText } from '../../../scripts/content/editor/writeSchemas.ts'
import { model } from '../../support/contentFolder.ts'

/** Both follow from the definitions alone: `npm run reference` writes them. No content changes them. */
test('the reference of fields is that of the definitions', () => {
  expect(readFileSync('content/reference.md', 'utf8')).toBe(referenceText(model, 'posts'))
})

test('the editor’s settings name the schema of every file', () => {
  expect(readFileSync('.vscode/settings.json', 'utf8')).toBe(settingsText(model))
})
