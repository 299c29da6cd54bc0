import { posix } from 'node:path'
import { checkSources } from '../../renderer/model/check/checkSources.ts'
import { type Problem, whole } from '../../renderer/model/explain/problem.ts'
import type { Placeholder } from '../../renderer/model/parse/placeholders.ts'
import { readContent } from '../../renderer/model/read/readContent.ts'
import type { Site } from '../../renderer/model/site.ts'
import { contentModel } from '../contentModel.ts'
import { hasEditor, writeSchemas } from '../editor/writeSchemas.ts'
import { KeptMemory } from '../kept/keptMemory.ts'
import { keepMisspelt, misspelt, readWords } from '../spelling/misspelt.ts'
import { today } from '../today.ts'
import { deadAddresses, readLedger, unlisted } from './ledger.ts'

export interface InspectOptions {
  /** The content folder. */
  root: string
  /** Whether values tagged `!placeholder`, and days that are over, are errors. */
  release: boolean
  /** Whether files are parsed and validated even where an earlier check has done so. */
  anew?: boolean
  /** Whether words are looked up in a dictionary. */
  spelling?: boolean
  /** Whether hints are errors. */
  strict?: boolean
  /** Whether the schemas of editors are written: what there is to name follows from the content. */
  forEditors?: boolean
}

/** What a content folder comes to. */
export interface Inspected {
  /** The site, where nothing is wrong. */
  site: Site | undefined
  problems: Problem[]
  /** What is no error, and worth a look. */
  hints: Problem[]
  /** What waits for the owner, and days on which somebody had to look again: known where the content can be read. */
  placeholders: Placeholder[]
  overdue: Placeholder[]
  /** How many pages the list of published addresses does not name. */
  unlisted: number
  /** How many files were checked. */
  files: number
}

/** Reads and checks a content folder. */
export async function inspectContent(options: InspectOptions): Promise<Inspected> {
  const { root, release, anew = false, spelling = false, strict = false, forEditors = false } = options
  const memory = anew ? undefined : await KeptMemory.of(root)
  const [model, folder] = [await contentModel(), await readContent(root)]
  const checked = checkSources(model, folder, today(), memory)
  const trade = readWords(root)
  const words = spelling ? await misspelt(trade, checked.files, memory) : []
  if (!spelling && memory) keepMisspelt(trade, checked.files, memory)
  await memory?.save()
  const { site } = checked
  if (forEditors && hasEditor(root)) writeSchemas(root, { model, folder, site })
  const wrong = site ? deadAddresses(root, site) : checked.problems
  const { placeholders = [], overdue = [] } = site ?? {}
  const open = release ? [...placeholders.map(placeholderProblem), ...overdue.map(overdueProblem)] : []
  const hints = [...words, ...(site ? idleMedia(folder.name, site) : [])]
  const problems = [...wrong, ...open, ...(strict ? hints : [])]
  return {
    site: problems.length === 0 ? site : undefined,
    problems,
    hints: strict ? [] : hints,
    placeholders,
    overdue,
    unlisted: site ? unlisted(readLedger(root), site).length : 0,
    files: folder.texts.size,
  }
}

function idleMedia(folder: string, { mediaUse: { idle } }: Site): Problem[] {
  return idle.map((path) => ({
    ...whole(
      posix.join(folder, 'media', path),
      'Nothing refers to this file: it is not published.',
      'Use it, or remove it.',
    ),
    rule: 'media',
  }))
}

function placeholderProblem({ file, line, column, path }: Placeholder): Problem {
  const hint = 'Only the owner knows this value. Write the true one and remove the tag !placeholder.'
  return { file, line, column, rule: 'release', message: `\`${path}\` is a placeholder.`, hint }
}

function overdueProblem({ file, line, column, path }: Placeholder): Problem {
  const hint = 'Look whether it still holds, and write the day by which to look again.'
  return { file, line, column, rule: 'release', message: `\`${path}\` is over.`, hint }
}
