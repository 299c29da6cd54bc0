import { checkSources } from '../../renderer/model/check/checkSources.ts'
import { formatProblems, type Problem } from '../../renderer/model/explain/problem.ts'
import type { Placeholder } from '../../renderer/model/parse/yaml.ts'
import { readContent } from '../../renderer/model/read/readContent.ts'
import type { Site } from '../../renderer/model/site.ts'
import { contentModel } from '../contentModel.ts'
import { hasEditor, writeSchemas } from '../editor/writeSchemas.ts'
import { KeptMemory } from '../kept/keptMemory.ts'
import { today } from '../today.ts'
import { describeIdleMedia } from './copyMedia.ts'
import { deadAddresses, readLedger, unlisted } from './ledger.ts'
import { counted } from './step.ts'

export interface CheckOptions {
  /** The content folder. */
  root: string
  /** Whether values tagged `!placeholder`, and days that are over, are errors. */
  release: boolean
  /** Whether files are parsed and validated even where an earlier check has done so. */
  anew?: boolean
  /** Whether the schemas of editors are written: what there is to name follows from the content. */
  forEditors?: boolean
}

/** The site where the content is in order, and what to print in either case. */
export type CheckResult = { text: string; site: Site } | { text: string; site?: never }

/** Reads and checks the content, and says what is wrong with it, or what still has to be done. */
export async function checkContent({
  root,
  release,
  anew = false,
  forEditors = false,
}: CheckOptions): Promise<CheckResult> {
  const memory = anew ? undefined : await KeptMemory.of(root)
  const [model, folder] = [await contentModel(), await readContent(root)]
  const { site, problems } = checkSources(model, folder, today(), memory)
  await memory?.save()
  if (forEditors && hasEditor(root)) writeSchemas(root, { model, folder, site })
  if (problems) return { text: formatProblems(problems) }
  const dead = deadAddresses(root, site)
  if (dead.length > 0) return { text: formatProblems(dead) }
  const open = [...site.placeholders.map(placeholderProblem), ...site.overdue.map(overdueProblem)]
  if (release && open.length > 0) return { text: formatProblems(open) }
  return {
    text: [
      list(PLACEHOLDERS, site.placeholders),
      list(OVERDUE, site.overdue),
      describeIdleMedia(site),
      describeUnlisted(unlisted(readLedger(root), site)),
    ]
      .filter(Boolean)
      .join('\n\n'),
    site,
  }
}

function describeUnlisted({ length }: string[]): string {
  if (length === 0) return ''
  return `${counted(length, 'new page')}: when they are public, npm run published notes their addresses.`
}

function placeholderProblem({ file, line, column, path }: Placeholder): Problem {
  const hint = 'Only the owner knows this value. Write the true one and remove the tag !placeholder.'
  return { file, line, column, message: `\`${path}\` is a placeholder.`, hint }
}

function overdueProblem({ file, line, column, path }: Placeholder): Problem {
  const hint = 'Look whether it still holds, and write the day by which to look again.'
  return { file, line, column, message: `\`${path}\` is over.`, hint }
}

const PLACEHOLDERS = ['No placeholder is left.', 'placeholders wait for the owner (--release refuses them):'] as const
const OVERDUE = ['', 'days are over on which somebody had to look again (--release refuses them):'] as const

function list([none, some]: readonly [string, string], places: Placeholder[]): string {
  if (places.length === 0) return none
  const lines = places.map(({ file, line, column, path }) => `  ${file}:${line}:${column}  ${path}`)
  return [`${places.length} ${some}`, ...lines].join('\n')
}
