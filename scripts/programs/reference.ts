import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { referenceText } from '../../renderer/model/describe/reference.ts'
import { SETTINGS, settingsText } from '../content/editor/writeSchemas.ts'
import { contentModel } from '../contentModel.ts'
import { runProgram } from '../runProgram.ts'
import { PROJECT } from '../store/sources.ts'

const REFERENCE = 'content/reference.md'

const HELP = `npm run reference

Writes what follows from the definitions of the content: ${REFERENCE}, which tells writers every field, and which
schema an editor uses for which files (${SETTINGS}).`

await runProgram({ help: HELP, options: {} }, async () => {
  const model = await contentModel()
  writeFileSync(join(PROJECT, REFERENCE), referenceText(model, 'posts'))
  writeFileSync(join(PROJECT, SETTINGS), settingsText(model))
})
