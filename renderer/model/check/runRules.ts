import type { FixContext } from '../define/fieldMetadata.ts'
import { DefinitionError } from '../define/model.ts'
import { Reference } from '../define/reference.ts'
import { visitLeaves } from '../define/strings.ts'
import {
  createFileProblem,
  type Diagnostic,
  type ProblemsAndWarnings,
  setDefaultRule,
} from '../diagnostics/diagnostic.ts'
import type { LocatedReference } from '../mdx/parseMdx.ts'
import { isDraft } from '../parse/contentFile.ts'
import type { ParsedFile, ValidatedContent, ValidFile } from '../parse/parsedFile.ts'
import type { Tokens } from '../parse/tokens.ts'
import { checkAttributeTexts } from '../rules/attributeTexts.ts'
import { checkAbsoluteLinks, checkBodyIsNotEmpty, checkHeadingIds, findStyleWarnings } from '../rules/bodyRules.ts'
import { checkEntry, checkFutureDates, checkInContext, type RuleInput } from '../rules/definitionRules.ts'
import {
  checkDuplicates,
  checkRepeatedSentences,
  checkTakenAddresses,
  findReusedTitleWarnings,
} from '../rules/duplicates.ts'
import { checkFigures } from '../rules/figures.ts'
import { checkImages } from '../rules/images.ts'
import { checkFieldMarkup, checkInvisibleEscapes, findLeftoverWarnings } from '../rules/markup.ts'
import { checkQuotesAndLineBreaks, findSpaceWarnings } from '../rules/quotesAndLineBreaks.ts'
import { checkReferences } from '../rules/references.ts'
import {
  checkRepeatedCompanyDetails,
  checkRepeatedEntryValues,
  findDifferingValueWarnings,
} from '../rules/repeatedValues.ts'
import {
  checkHiddenReferences,
  checkScheduleOrder,
  findEarlyDateWarnings,
  findOverdueReviewWarnings,
} from '../rules/schedules.ts'
import { checkSpellings, type SpellingList } from '../rules/spellings.ts'
import { convertIssues } from './issues.ts'

/** Inputs of a check besides the file. A change invalidates cached results. */
export interface CheckContext extends FixContext, Pick<ValidatedContent, 'model' | 'media'> {
  tokens: Tokens
  /** Addresses that copy can cite as a source of numbers. */
  citablePages: string[]
  /** `https://www.example.com`, or an empty string if unknown. */
  origin: string
  spellingList: SpellingList
}

export interface FileResult extends ProblemsAndWarnings {
  file: ParsedFile
  validFile?: ValidFile | undefined
}

/** Validates a file with the schema, and with rules that don't compare files. In drafts, problems of the schema are warnings. */
export function checkFile(file: ParsedFile, context: CheckContext): FileResult {
  const problems: Diagnostic[] = []
  const warnings: Diagnostic[] = []
  if (file.hasSyntaxErrors) return { file, problems, warnings }
  const { displayPath } = file.source
  const validFile = catchErrors(displayPath, problems, () => runRules(file, context, problems))
  if (validFile)
    catchErrors(displayPath, problems, () => {
      addWithRule(warnings, 'text', findStyleWarnings(validFile))
      addWithRule(warnings, 'text', findLeftoverWarnings(validFile))
      addWithRule(warnings, 'text', findSpaceWarnings(validFile))
      addWithRule(warnings, 'text', findDifferingValueWarnings(file, context.tokens, context.model))
    })
  if (validFile || !isDraft(file)) return { file, validFile, problems, warnings }
  for (const problem of problems)
    if (problem.rule === 'schema') warnings.push({ ...problem, message: `${problem.message} ${DRAFT_HIDDEN_NOTE}` })
  return { file, problems: problems.filter(({ rule }) => rule !== 'schema'), warnings }
}

/** Validates the data and runs the rules. Returns undefined if the data is invalid. Appends to `problems`, so that an exception doesn't hide problems of earlier rules. */
function runRules(file: ParsedFile, context: CheckContext, problems: Diagnostic[]): ValidFile | undefined {
  const { model, tokens, media, origin, spellingList } = context
  const { data, unresolvedPaths } = tokens.replaceTokens(file, problems)
  // Problems so far are about tokens.
  setDefaultRule('references', problems)
  const { data: validData, error } = file.fileType.schema.safeParse(data ?? {})
  const dataContext = { file, data, unresolvedPaths, globalTokenNames: model.globalTokenNames, context }
  addWithRule(problems, 'schema', convertIssues(error?.issues ?? [], dataContext))
  addWithRule(problems, 'repeatedValues', checkRepeatedCompanyDetails(file, tokens, model))
  addWithRule(problems, 'repeatedValues', checkRepeatedEntryValues(file, tokens, model))
  addWithRule(problems, 'figures', checkFigures(file, context))
  addWithRule(problems, 'references', checkAbsoluteLinks(file, origin))
  addWithRule(problems, 'media', checkImages(file, media, model))
  addWithRule(problems, 'text', checkBodyIsNotEmpty(file))
  const validFile = error
    ? undefined
    : { file, data: validData as object, references: collectReferences(file, validData) }
  if (validFile) {
    addWithRule(problems, 'consistency', checkEntry(validFile))
    addWithRule(problems, 'text', checkQuotesAndLineBreaks(validFile))
    addWithRule(problems, 'duplicates', checkHeadingIds(validFile, model))
  }
  addWithRule(problems, 'text', checkInvisibleEscapes(file))
  addWithRule(problems, 'text', checkFieldMarkup(file, model))
  addWithRule(problems, 'text', checkAttributeTexts(file))
  addWithRule(problems, 'spellings', checkSpellings(file, spellingList))
  return validFile
}

/** Ends the message of a schema problem in a draft. */
export const DRAFT_HIDDEN_NOTE = "Until you fix this, the draft doesn't appear in lists."

function collectReferences({ yaml, body }: ParsedFile, data: unknown): LocatedReference[] {
  const references: LocatedReference[] = []
  visitLeaves(data, (leaf, path) => {
    if (leaf instanceof Reference) references.push({ reference: leaf, path, getRange: () => yaml.getRange(path) })
  })
  return [...references, ...(body?.references ?? [])]
}

/** Runs the rules that compare files. The results aren't cached. */
export function checkAcrossFiles(content: Omit<RuleInput, 'uniqueFilesByPath'>): ProblemsAndWarnings {
  const { model, files, validFiles, incompleteDrafts, schedule, targets } = content
  const problems: Diagnostic[] = []
  const warnings: Diagnostic[] = []
  addWithRule(problems, 'duplicates', checkDuplicates(model, validFiles, targets))
  addWithRule(problems, 'duplicates', checkTakenAddresses(model, validFiles))
  addWithRule(problems, 'duplicates', checkRepeatedSentences(files.filter((file) => !file.hasSyntaxErrors)))
  const filesWithDuplicates = new Set(problems.map(({ file }) => file))
  const uniqueFiles = validFiles.filter(({ file }) => !filesWithDuplicates.has(file.source.displayPath))
  const uniqueFilesByPath = new Map(uniqueFiles.map(({ file }) => [file.source.path, file]))
  const input = { ...content, uniqueFilesByPath }
  for (const validFile of validFiles)
    catchErrors(validFile.file.source.displayPath, problems, () => {
      const hidden = checkHiddenReferences(validFile, schedule)
      addWithRule(warnings, 'references', hidden.warnings)
      addWithRule(warnings, 'consistency', findOverdueReviewWarnings(validFile, schedule))
      addWithRule(warnings, 'consistency', findEarlyDateWarnings(validFile, schedule))
      addWithRule(problems, 'references', checkReferences(validFile, input))
      addWithRule(problems, 'references', hidden.problems)
      addWithRule(problems, 'consistency', checkInContext(validFile, input))
      addWithRule(problems, 'consistency', checkScheduleOrder(validFile, schedule))
      addWithRule(problems, 'futureDates', checkFutureDates(validFile, schedule))
    })
  const parsedDrafts = incompleteDrafts.filter(({ hasSyntaxErrors }) => !hasSyntaxErrors)
  addWithRule(warnings, 'duplicates', findReusedTitleWarnings(model, parsedDrafts, validFiles))
  for (const file of incompleteDrafts)
    addWithRule(warnings, 'references', checkReferences({ file, references: file.body?.references ?? [] }, input))
  return { problems, warnings }
}

function addWithRule(list: Diagnostic[], rule: NonNullable<Diagnostic['rule']>, diagnostics: Diagnostic[]): void {
  list.push(...setDefaultRule(rule, diagnostics))
}

export const CANNOT_PROCESS_MESSAGE = "The check can't process this file."

/** Reports an exception as a problem, so that a bug in a rule doesn't hide other problems. @throws {DefinitionError} */
export function catchErrors<Result>(displayPath: string, problems: Diagnostic[], run: () => Result) {
  try {
    return run()
  } catch (error) {
    if (error instanceof DefinitionError) throw error
    const [message, location] = (error instanceof Error ? (error.stack ?? error.message) : String(error)).split('\n')
    const hint = `This is a bug in the program, not your mistake. Report it with the file and this line: ${message} ${location?.trim() ?? ''}`
    problems.push(createFileProblem(displayPath, CANNOT_PROCESS_MESSAGE, hint))
    return undefined
  }
}
