import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderReference } from '../../../../renderer/model/describe/fieldReference.ts'
import { renderEditorSettings } from '../../../../scripts/content/editor/writeSchemas.ts'
import { model } from '../../../support/contentFolder.ts'

test.each([
  ['content/reference.md', () => renderReference(model, 'posts')],
  ['.vscode/settings.json', () => renderEditorSettings(model)],
])('%s matches the collection definitions', (file, generate) => {
  expect(readFileSync(file, 'utf8'), `${file} is outdated. To update it, run: npm run reference`).toBe(generate())
})
