import { posix } from 'node:path'
import type { Checker } from '../../../renderer/model/check/checker.ts'
import { type Problem, ruled, whole } from '../../../renderer/model/explain/problem.ts'
import { formHint } from '../../../renderer/model/parse/canonical.ts'
import type { Placeholder } from '../../../renderer/model/parse/placeholders.ts'
import { readContent } from '../../../renderer/model/read/readContent.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { requireContent } from '../../requireContent.ts'
import { now } from '../../today.ts'
import { hasEditor, writeSchemas } from '../editor/writeSchemas.ts'
import { misspelt, readWords } from '../spelling/misspelt.ts'
import { brokenPromises, readLedger, unlisted, withdrawnAddresses } from './ledger.ts'
import { openChecker } from './openChecker.ts'

interface InspectOptions {
  root: string
  /** Whether values in the lists `placeholders`, and days that are over, are errors. */
  release: boolean
  /** Whether files are parsed and validated even where an earlier check has done so. */
  force?: boolean
  spelling?: boolean
  /** Whether hints are errors. */
  strict?: boolean
  /** Now, `2026-11-20` or `2026-11-20T09:00-05:00`, if it is not the time at which this runs. */
  instant?: string | undefined
  /** Whether the site has what visitors do not see: drafts, what is not published yet, and what no longer is. */
  drafts?: boolean
  /** Whether the schemas of editors are written: what there is to name follows from the content. */
  forEditors?: boolean
  /** One that has looked before, where this is not the first time: of what has not changed it knows what it came to. */
  checker?: Checker
}

export type Inspected = Awaited<ReturnType<typeof inspectContent>>

/** Reads and checks the content. @throws {UserError} if the folder doesn't exist */
export async function inspectContent(options: InspectOptions) {
  const { root, release, force = false, spelling = false, strict = false, forEditors = false } = options
  const { drafts = false, instant = now() } = options
  const { checker = await openChecker(root, force) } = options
  // In watch mode, the folder can disappear after the checker was opened.
  requireContent(root)
  const folder = await readContent(root)
  const checked = checker.check(folder, instant)
  checker.cache?.save()
  const words = spelling ? await misspelt(readWords(root), checked.files) : []
  const { site: all } = checked
  const seen = checked.seen?.()
  const site = drafts ? all : seen
  if (forEditors && hasEditor(root)) writeSchemas(root, { model: checker.model, targets: checked.targets, site: all })
  const wrong = all ? brokenPromises(root, all) : checked.problems
  const { placeholders = [], overdue = [] } = site ?? {}
  const open = release ? [...placeholders.map(placeholderProblem), ...overdue.map(overdueProblem)] : []
  const hints =
    all && seen
      ? [...words, ...idleMedia(folder.name, all), ...withdrawnAddresses(root, all, seen), ...checked.hints]
      : words
  const problems = [...wrong, ...open, ...(strict ? hints : [])]
  return {
    /** Where nothing is wrong: as visitors see it, unless drafts are asked for. */
    site: problems.length === 0 ? site : undefined,
    /** The instant for which it was checked, and when what changes. */
    now: checked.now,
    changes: checked.timetable.changes,
    zone: checked.timetable.zone,
    problems,
    hints: strict ? [] : hints,
    /** Files that a content system would write otherwise, each with how: no error, since any editor writes content. */
    forms: () => (all ? checked.files.flatMap((file) => formHint(file) ?? []) : []),
    /** What waits for the owner, and days on which somebody had to look again: known where the content can be read. */
    placeholders,
    overdue,
    /** How many addresses the list of published ones does not name. */
    unlisted: site ? unlisted(readLedger(root), site).length : 0,
    files: folder.texts.size,
  }
}

function idleMedia(folder: string, { mediaUse: { unused } }: Site): Problem[] {
  const message = 'Nothing refers to this file: it is not published.'
  const problems = unused.map((path) => whole(posix.join(folder, 'media', path), message, 'Use it, or remove it.'))
  return ruled('media', problems)
}

function placeholderProblem({ file, line, column, path }: Placeholder): Problem {
  const hint = `Only the owner knows this value. Write the true one, and take \`${path}\` off the list \`placeholders\`.`
  return { file, line, column, rule: 'release', message: `\`${path}\` is a placeholder.`, hint }
}

function overdueProblem({ file, line, column, path }: Placeholder): Problem {
  const hint = 'Look whether it still holds, and write the day by which to look again.'
  return { file, line, column, rule: 'release', message: `\`${path}\` is over.`, hint }
}
