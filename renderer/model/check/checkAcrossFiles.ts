import { type Diagnostic, type ProblemsAndWarnings, setDefaultRule } from '../diagnostics/diagnostic.ts'
import { checkFutureDates, checkInContext, type RuleInput } from '../rules/definitionRules.ts'
import {
  checkDuplicates,
  checkRepeatedSentences,
  checkTakenAddresses,
  findReusedTitleWarnings,
} from '../rules/duplicates.ts'
import { checkReferences } from '../rules/references.ts'
import {
  checkHiddenReferences,
  checkScheduleOrder,
  findEarlyDateWarnings,
  findOverdueReviewWarnings,
} from '../rules/schedules.ts'
import { catchErrors } from './checkFile.ts'

/** Runs the rules that compare files. The results aren't cached. */
export function checkAcrossFiles(content: Omit<RuleInput, 'uniqueFilesByPath'>): ProblemsAndWarnings {
  const { model, files, validFiles, incompleteDrafts, schedule, targets } = content
  const warnings: Diagnostic[] = []
  const problems = setDefaultRule('duplicates', [
    ...checkDuplicates(model, validFiles, targets),
    ...checkTakenAddresses(model, validFiles),
    ...checkRepeatedSentences(files.filter(({ hasSyntaxErrors }) => !hasSyntaxErrors)),
  ])
  const filesWithDuplicates = new Set(problems.map(({ file }) => file))
  const uniqueFiles = validFiles.filter(({ file }) => !filesWithDuplicates.has(file.source.displayPath))
  const uniqueFilesByPath = new Map(uniqueFiles.map(({ file }) => [file.source.path, file]))
  const input = { ...content, uniqueFilesByPath }
  for (const validFile of validFiles)
    catchErrors(validFile.file.source.displayPath, problems, () => {
      const hidden = checkHiddenReferences(validFile, schedule)
      warnings.push(
        ...setDefaultRule('references', hidden.warnings),
        ...setDefaultRule('consistency', [
          ...findOverdueReviewWarnings(validFile, schedule),
          ...findEarlyDateWarnings(validFile, schedule),
        ]),
      )
      problems.push(
        ...setDefaultRule('references', [...checkReferences(validFile, input), ...hidden.problems]),
        ...setDefaultRule('consistency', [
          ...checkInContext(validFile, input),
          ...checkScheduleOrder(validFile, schedule),
        ]),
        ...setDefaultRule('futureDates', checkFutureDates(validFile, schedule)),
      )
    })
  const parsedDrafts = incompleteDrafts.filter(({ hasSyntaxErrors }) => !hasSyntaxErrors)
  const referenceWarnings = incompleteDrafts.flatMap((file) =>
    checkReferences({ file, references: file.body?.references ?? [] }, input),
  )
  warnings.push(
    ...setDefaultRule('duplicates', findReusedTitleWarnings(model, parsedDrafts, validFiles)),
    ...setDefaultRule('references', referenceWarnings),
  )
  return { problems, warnings }
}
