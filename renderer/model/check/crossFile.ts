import { type Diagnostic, withRule } from '../explain/diagnostic.ts'
import type { CheckedFile, ParsedFile } from '../parse/parsedFile.ts'
import { checkDefinitionRules, checkPastDates, checkReferences, type RuleInput } from '../rules/data.ts'
import { checkAddresses, checkDuplicates, checkSentences, findDuplicateDraftTitles } from '../rules/duplicates.ts'
import { checkPublished, checkScheduleOrder, findEarlyDates, findOverdueReviews } from '../rules/schedules.ts'
import { catchErrors } from './checkFile.ts'

interface CrossFileOptions extends Omit<RuleInput, 'validFiles'> {
  files: ParsedFile[]
  checked: CheckedFile[]
  /** Drafts with invalid data, which are not built. */
  unfinishedDrafts: ParsedFile[]
}

/** Runs the rules that compare files. */
export function checkAcrossFiles({ files, checked, unfinishedDrafts, ...options }: CrossFileOptions) {
  const { model, schedule } = options
  const hints: Diagnostic[] = []
  const problems = withRule('duplicates', [
    ...checkDuplicates(model, checked),
    ...checkAddresses(model, checked),
    ...checkSentences(files.filter(({ isBroken }) => !isBroken)),
  ])
  const duplicates = new Set(problems.map(({ file }) => file))
  const valid = checked.filter(({ file }) => !duplicates.has(file.source.file))
  const validFiles = new Map(valid.map(({ file }) => [file.source.path, file]))
  const input = { ...options, validFiles }
  for (const file of checked)
    catchErrors(file.file.source.file, problems, () => {
      const published = checkPublished(file, schedule)
      hints.push(
        ...withRule('references', published.hints),
        ...withRule('truth', [...findOverdueReviews(file, schedule), ...findEarlyDates(file, schedule)]),
      )
      problems.push(
        ...withRule('references', [...checkReferences(file, input), ...published.problems]),
        ...withRule('truth', [...checkDefinitionRules(file, input), ...checkScheduleOrder(file, schedule)]),
        ...withRule('days', checkPastDates(file, schedule)),
      )
    })
  const parsedDrafts = unfinishedDrafts.filter(({ isBroken }) => !isBroken)
  hints.push(...withRule('duplicates', findDuplicateDraftTitles(model, parsedDrafts, checked)))
  for (const file of unfinishedDrafts)
    hints.push(...withRule('references', checkReferences({ file, references: file.body?.references ?? [] }, input)))
  return { problems, hints }
}
