import { type Diagnostic, setDefaultRule } from '../explain/diagnostic.ts'
import type { CheckedFile, ParsedFile } from '../parse/parsedFile.ts'
import { checkDefinitionRules, checkPastDates, type RuleInput } from '../rules/definitionRules.ts'
import { checkAddresses, checkDuplicates, checkSentences, findDuplicateDraftTitles } from '../rules/duplicates.ts'
import { checkReferences } from '../rules/references.ts'
import { checkHiddenReferences, checkScheduleOrder, findEarlyDates, findOverdueReviews } from '../rules/schedules.ts'
import { catchErrors } from './checkFile.ts'

interface CrossFileOptions extends Omit<RuleInput, 'validFiles'> {
  files: ParsedFile[]
  checkedFiles: CheckedFile[]
  /** Drafts with invalid data, which are not built. */
  incompleteDrafts: ParsedFile[]
}

export function checkAcrossFiles({ files, checkedFiles, incompleteDrafts, ...options }: CrossFileOptions) {
  const { model, schedule, targets } = options
  const warnings: Diagnostic[] = []
  const problems = setDefaultRule('duplicates', [
    ...checkDuplicates(model, checkedFiles, targets),
    ...checkAddresses(model, checkedFiles),
    ...checkSentences(files.filter(({ isBroken }) => !isBroken)),
  ])
  const duplicates = new Set(problems.map(({ file }) => file))
  const uniqueFiles = checkedFiles.filter(({ file }) => !duplicates.has(file.source.displayPath))
  const validFiles = new Map(uniqueFiles.map(({ file }) => [file.source.path, file]))
  const input = { ...options, validFiles }
  for (const checkedFile of checkedFiles)
    catchErrors(checkedFile.file.source.displayPath, problems, () => {
      const hidden = checkHiddenReferences(checkedFile, schedule)
      warnings.push(
        ...setDefaultRule('references', hidden.warnings),
        ...setDefaultRule('consistency', [
          ...findOverdueReviews(checkedFile, schedule),
          ...findEarlyDates(checkedFile, schedule),
        ]),
      )
      problems.push(
        ...setDefaultRule('references', [...checkReferences(checkedFile, input), ...hidden.problems]),
        ...setDefaultRule('consistency', [
          ...checkDefinitionRules(checkedFile, input),
          ...checkScheduleOrder(checkedFile, schedule),
        ]),
        ...setDefaultRule('futureDates', checkPastDates(checkedFile, schedule)),
      )
    })
  const parsedDrafts = incompleteDrafts.filter(({ isBroken }) => !isBroken)
  warnings.push(...setDefaultRule('duplicates', findDuplicateDraftTitles(model, parsedDrafts, checkedFiles)))
  for (const file of incompleteDrafts)
    warnings.push(
      ...setDefaultRule('references', checkReferences({ file, references: file.body?.references ?? [] }, input)),
    )
  return { problems, warnings }
}
