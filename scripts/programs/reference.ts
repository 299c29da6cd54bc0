import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderFieldReference } from '../../renderer/model/describe/fieldReference.ts'
import { renderEditorSettings, SETTINGS_PATH } from '../content/editor/writeSchemas.ts'
import { loadContentModel } from '../contentModel.ts'
import { PROJECT_ROOT } from '../files.ts'
import { defineProgram } from '../program.ts'

const REFERENCE_PATH = 'content/reference.md'

const HELP = `npm run reference

Generates files from the content definitions: ${REFERENCE_PATH}, which documents all fields, and the editor settings (${SETTINGS_PATH}).`

export const main = defineProgram({ help: HELP, options: {} }, async () => {
  const model = await loadContentModel()
  writeFileSync(join(PROJECT_ROOT, REFERENCE_PATH), renderFieldReference(model, 'posts'))
  writeFileSync(join(PROJECT_ROOT, SETTINGS_PATH), renderEditorSettings(model))
})
