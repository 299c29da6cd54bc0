import { writeSchemas } from '../content/editor/writeSchemas.ts'
import { loadContent } from '../content/loadedContent.ts'
import { parseEntryName } from '../content/mv/names.ts'
import { applyPlan, describePlan, planRename } from '../content/mv/plan.ts'
import { CONTENT_OPTION, defineProgram } from '../program.ts'

const HELP = `npm run mv -- <old> <new> [--content <folder>]

Renames an entry, a city, or a claim, and updates media files, references, and links. Published pages get a redirect.
If the content has a problem, or would have one, no files are changed.
  npm run mv -- blog/old-name blog/new-name
  npm run mv -- cities/florida/tampa cities/florida/tampa-bay
  npm run mv -- claims/bookings claims/more-bookings`

export const main = defineProgram(
  { help: HELP, options: CONTENT_OPTION, argumentCount: 2 },
  async ({ content }, [oldName = '', newName = '']) => {
    const loaded = await loadContent(content)
    const plan = planRename(loaded, { from: parseEntryName(loaded, oldName), to: parseEntryName(loaded, newName) })
    applyPlan(loaded, plan)
    console.log(describePlan(plan).join('\n'))
    writeSchemas(content, await loadContent(content, { skipInvalidFiles: true }))
  },
)
