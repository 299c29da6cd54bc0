import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { referenceText } from '../../renderer/model/describe/reference.ts'
import { SETTINGS, settingsText } from '../content/editor/writeSchemas.ts'
import { loadContentModel } from '../contentModel.ts'
import { runProgram } from '../runProgram.ts'
import { PROJECT } from '../store/sources.ts'

const REFERENCE = 'content/reference.md'

const HELP = `npm run reference

Generates files from the content definitions: ${REFERENCE}, which documents all fields, and the editor settings (${SETTINGS}).`

await runProgram({ help: HELP, options: {} }, async () => {
  const model = await loadContentModel()
  writeFileSync(join(PROJECT, REFERENCE), referenceText(model, 'posts'))
  writeFileSync(join(PROJECT, SETTINGS), settingsText(model))
})
