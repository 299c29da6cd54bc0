import { refreshSchemas } from '../editor/refreshSchemas.ts'
import { carryOut } from '../moving/carryOut.ts'
import { codeMentions } from '../moving/codeMentions.ts'
import { indexOf } from '../moving/contentIndex.ts'
import { parseName } from '../moving/names.ts'
import { renameInNotes } from '../moving/notes.ts'
import { planMove } from '../moving/plan.ts'
import { reportOf } from '../moving/report.ts'
import { readArguments } from '../readOptions.ts'
import { requireContent } from '../requireContent.ts'
import { PROJECT } from '../run/sources.js'
import { runProgram } from '../runProgram.ts'

const HELP = `npm run mv -- <old> <new> [--content <folder>]

Renames an entry, a city or a claim: its file, files of media that are called the same, and every reference and link to it.
What was published is redirected. Nothing is changed if the check would find a problem afterwards.
  npm run mv -- blog/old-name blog/new-name
  npm run mv -- cities/florida/tampa cities/florida/tampa-bay
  npm run mv -- claims/growth claims/more-requests`

await runProgram(async () => {
  const read = readArguments(HELP, ['old', 'new'], { content: { type: 'string', default: 'content' } })
  if (!read) return true
  const { values, names } = read
  requireContent(values.content)
  const index = await indexOf(values.content)
  const [from, to] = [parseName(index.site, names.old), parseName(index.site, names.new)]
  const plan = planMove(index, from, to)
  carryOut(index, plan)
  renameInNotes(values.content, plan, from, to)
  console.log(reportOf(plan, codeMentions(PROJECT, from.slug)))
  await refreshSchemas(values.content)
  return true
})
