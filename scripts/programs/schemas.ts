import { readContent } from '../../renderer/model/read/readContent.ts'
import { openChecker } from '../content/check/openChecker.ts'
import { SCHEMAS_FOLDER, writeSchemas } from '../content/editor/writeSchemas.ts'
import { CONTENT_OPTION, runProgram } from '../runProgram.ts'
import { now } from '../today.ts'

const HELP = `npm run schemas [-- --content <folder>]

Writes JSON schemas for completion in editors to ${SCHEMAS_FOLDER} next to the content folder. npm run check and npm run dev also
write them if there are editor settings (.vscode/settings.json).`

await runProgram({ help: HELP, options: CONTENT_OPTION }, async ({ content }) => {
  const checker = await openChecker(content)
  const { site, targets } = checker.check(await readContent(content), now())
  const count = writeSchemas(content, { model: checker.model, targets, site })
  console.log(`Wrote ${count} schemas to ${SCHEMAS_FOLDER}.`)
})
