import { Checker } from '../../renderer/model/check/checker.ts'
import { readContent } from '../../renderer/model/read/readContent.ts'
import { SCHEMAS, writeSchemas } from '../content/editor/writeSchemas.ts'
import { contentModel } from '../contentModel.ts'
import { readOptions } from '../readOptions.ts'
import { requireContent } from '../requireContent.ts'
import { runProgram } from '../runProgram.ts'
import { now } from '../today.ts'

const HELP = `npm run schemas [-- --content <folder>]

Writes the schemas by which an editor knows every field of the content, into ${SCHEMAS} beside the content folder.
npm run check and npm run dev do the same wherever settings of an editor stand beside the content (.vscode/settings.json).`

await runProgram(async () => {
  const options = readOptions(HELP, { content: { type: 'string', default: 'content' } })
  if (!options) return true
  requireContent(options.content)
  const model = await contentModel()
  const { site, targets } = new Checker(model).check(await readContent(options.content), now())
  const count = writeSchemas(options.content, { model, targets, site })
  console.log(`${count} schemas written into ${SCHEMAS}.`)
  return true
})
