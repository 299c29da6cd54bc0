import { type Diagnostic, type ProblemsAndWarnings, setDefaultRule } from '../diagnostics/diagnostic.ts'
import type { CheckedFile, ParsedFile } from '../parse/parsedFile.ts'
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

interface CrossFileOptions extends Omit<RuleInput, 'uniqueFilesByPath'> {
  files: ParsedFile[]
  checkedFiles: CheckedFile[]
  /** Drafts with invalid data or syntax errors. The build skips them. */
  incompleteDrafts: ParsedFile[]
}

/** Runs the rules that compare files. The results aren't cached. */
export function checkAcrossFiles(options: CrossFileOptions): ProblemsAndWarnings {
  const { model, files, checkedFiles, incompleteDrafts, schedule, targets } = options
  const warnings: Diagnostic[] = []
  const problems = setDefaultRule('duplicates', [
    ...checkDuplicates(model, checkedFiles, targets),
    ...checkTakenAddresses(model, checkedFiles),
    ...checkRepeatedSentences(files.filter(({ isBroken }) => !isBroken)),
  ])
  const filesWithDuplicates = new Set(problems.map(({ file }) => file))
  const uniqueFiles = checkedFiles.filter(({ file }) => !filesWithDuplicates.has(file.source.displayPath))
  const uniqueFilesByPath = new Map(uniqueFiles.map(({ file }) => [file.source.path, file]))
  const input = { ...options, uniqueFilesByPath }
  for (const checkedFile of checkedFiles)
    catchErrors(checkedFile.file.source.displayPath, problems, () => {
      const hidden = checkHiddenReferences(checkedFile, schedule)
      warnings.push(
        ...setDefaultRule('references', hidden.warnings),
        ...setDefaultRule('consistency', [
          ...findOverdueReviewWarnings(checkedFile, schedule),
          ...findEarlyDateWarnings(checkedFile, schedule),
        ]),
      )
      problems.push(
        ...setDefaultRule('references', [...checkReferences(checkedFile, input), ...hidden.problems]),
        ...setDefaultRule('consistency', [
          ...checkInContext(checkedFile, input),
          ...checkScheduleOrder(checkedFile, schedule),
        ]),
        ...setDefaultRule('futureDates', checkFutureDates(checkedFile, schedule)),
      )
    })
  const parsedDrafts = incompleteDrafts.filter(({ isBroken }) => !isBroken)
  const referenceWarnings = incompleteDrafts.flatMap((file) =>
    checkReferences({ file, references: file.body?.references ?? [] }, input),
  )
  warnings.push(
    ...setDefaultRule('duplicates', findReusedTitleWarnings(model, parsedDrafts, checkedFiles)),
    ...setDefaultRule('references', referenceWarnings),
  )
  return { problems, warnings }
}
