import { type Diagnostic, withRule } from '../explain/diagnostic.ts'
import type { CheckedFile } from '../parse/parsedFile.ts'
import { checkDefinitionRules, checkPastDates, checkReferences, type RuleInput } from '../rules/data.ts'
import { checkAddresses, checkDuplicates, findDuplicateDraftTitles } from '../rules/duplicates.ts'
import { checkPublished, checkScheduleOrder, findEarlyDates, findOverdueReviews } from '../rules/schedules.ts'
import { checkSentences } from '../rules/sentences.ts'
import { catchErrors } from './catchErrors.ts'
import type { FileResult } from './checkFile.ts'

interface CrossFileOptions extends Omit<RuleInput, 'validFiles'> {
  results: FileResult[]
  checked: CheckedFile[]
}

/** Runs the rules that compare files. */
export function checkAcrossFiles({ model, results, media, checked, targets, schedule }: CrossFileOptions) {
  const hints: Diagnostic[] = []
  const problems = withRule('duplicates', [
    ...checkDuplicates(model, checked),
    ...checkAddresses(model, checked),
    ...checkSentences(results.flatMap(({ file }) => (file.isBroken ? [] : [file]))),
  ])
  const duplicates = new Set(problems.map(({ file }) => file))
  const valid = checked.filter(({ file }) => !duplicates.has(file.source.file))
  const validFiles = new Map(valid.map(({ file }) => [file.source.path, file]))
  const input = { model, media, targets, schedule, validFiles }
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
  const drafts = results.flatMap(({ file, isUnfinished }) => (isUnfinished ? [file] : []))
  const parsedDrafts = drafts.filter(({ isBroken }) => !isBroken)
  hints.push(...withRule('duplicates', findDuplicateDraftTitles(model, parsedDrafts, checked)))
  for (const file of drafts)
    hints.push(...withRule('references', checkReferences({ file, references: file.body?.references ?? [] }, input)))
  return { problems, hints }
}
