import { refreshSchemas } from '../content/editor/refreshSchemas.ts'
import { carryOut } from '../content/mv/carryOut.ts'
import { codeMentions } from '../content/mv/codeMentions.ts'
import { indexOf } from '../content/mv/contentIndex.ts'
import { parseName } from '../content/mv/names.ts'
import { renameInNotes } from '../content/mv/notes.ts'
import { planMove } from '../content/mv/plan.ts'
import { reportOf } from '../content/mv/report.ts'
import { readArguments } from '../readOptions.ts'
import { requireContent } from '../requireContent.ts'
import { runProgram } from '../runProgram.ts'
import { PROJECT } from '../store/sources.js'

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
