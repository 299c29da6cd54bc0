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
import type { ParsedFile, ValidFile } from '../parse/parsedFile.ts'
import {
  checkDuplicates,
  checkRepeatedSentences,
  checkTakenAddresses,
  findReusedTitleWarnings,
} from '../rules/duplicates.ts'
import { checkReferences } from '../rules/references.ts'
import type { ContentContext, FileContext } from '../rules/ruleContexts.ts'
import {
  CONTENT_RULES,
  CONTENT_WARNINGS,
  FILE_RULES,
  FILE_WARNINGS,
  type RuleTable,
  VALID_FILE_RULES,
} from '../rules/rules.ts'
import { convertIssues } from './issues.ts'

export interface FileResult extends ProblemsAndWarnings {
  file: ParsedFile
  validFile?: ValidFile | undefined
}

/** Validates a file with the schema, and with rules that don't compare files. In drafts, problems of the schema are warnings. */
export function checkFile(file: ParsedFile, context: FileContext): FileResult {
  const problems: Diagnostic[] = []
  const warnings: Diagnostic[] = []
  if (file.hasSyntaxErrors) return { file, problems, warnings }
  const validFile = catchErrors(file.source.displayPath, problems, () => {
    const valid = validateData(file, context, problems)
    runRules(FILE_RULES, file, context, problems)
    if (!valid) return undefined
    runRules(VALID_FILE_RULES, valid, context, problems)
    runRules(FILE_WARNINGS, valid, context, warnings)
    return valid
  })
  if (validFile || !isDraft(file)) return { file, validFile, problems, warnings }
  for (const problem of problems)
    if (problem.rule === 'schema') warnings.push({ ...problem, message: `${problem.message} ${DRAFT_HIDDEN_NOTE}` })
  return { file, problems: problems.filter(({ rule }) => rule !== 'schema'), warnings }
}

/** Ends the message of a schema problem in a draft. */
export const DRAFT_HIDDEN_NOTE = "Until you fix this, the draft doesn't appear in lists."

/** Appends diagnostics one rule at a time, so that an exception doesn't hide those of earlier rules. */
function runRules<File, Context>(
  rules: RuleTable<File, Context>,
  file: File,
  context: Context,
  diagnostics: Diagnostic[],
): void {
  for (const [rule, check] of rules) diagnostics.push(...setDefaultRule(rule, check(file, context)))
}

/** Replaces tokens, and validates the data with the schema. Appends to `problems`. Returns undefined if the data is invalid. */
function validateData(file: ParsedFile, context: FileContext, problems: Diagnostic[]): ValidFile | undefined {
  const { data, unresolvedPaths } = context.tokens.replaceTokens(file, problems)
  setDefaultRule('references', problems)
  const { data: validData, error } = file.fileType.schema.safeParse(data ?? {})
  if (!error) return { file, data: validData as object, references: collectReferences(file, validData) }
  const issueProblems = convertIssues(error.issues, { file, context, data, unresolvedPaths })
  problems.push(...setDefaultRule('schema', issueProblems))
  return undefined
}

function collectReferences({ yaml, body }: ParsedFile, data: unknown): LocatedReference[] {
  const references: LocatedReference[] = []
  visitLeaves(data, (leaf, path) => {
    if (leaf instanceof Reference) references.push({ reference: leaf, path, getRange: () => yaml.getRange(path) })
  })
  return [...references, ...(body?.references ?? [])]
}

/** Runs the rules that compare files. The results aren't cached. */
export function checkAcrossFiles(content: Omit<ContentContext, 'uniqueFilesByPath'>): ProblemsAndWarnings {
  const { model, files, validFiles, incompleteDrafts, targets } = content
  const problems = setDefaultRule('duplicates', [
    ...checkDuplicates(model, validFiles, targets),
    ...checkTakenAddresses(model, validFiles),
    ...checkRepeatedSentences(files.filter((file) => !file.hasSyntaxErrors)),
  ])
  const warnings: Diagnostic[] = []
  const filesWithDuplicates = new Set(problems.map(({ file }) => file))
  const uniqueFiles = validFiles.filter(({ file }) => !filesWithDuplicates.has(file.source.displayPath))
  const uniqueFilesByPath = new Map(uniqueFiles.map(({ file }) => [file.source.path, file]))
  const context = { ...content, uniqueFilesByPath }
  for (const validFile of validFiles)
    catchErrors(validFile.file.source.displayPath, problems, () => {
      runRules(CONTENT_RULES, validFile, context, problems)
      runRules(CONTENT_WARNINGS, validFile, context, warnings)
    })
  const parsedDrafts = incompleteDrafts.filter(({ hasSyntaxErrors }) => !hasSyntaxErrors)
  const titleWarnings = findReusedTitleWarnings(model, parsedDrafts, validFiles)
  const referenceWarnings = incompleteDrafts.flatMap((file) =>
    checkReferences({ file, references: file.body?.references ?? [] }, context),
  )
  warnings.push(...setDefaultRule('duplicates', titleWarnings), ...setDefaultRule('references', referenceWarnings))
  return { problems, warnings }
}

export const CANNOT_PROCESS_MESSAGE = "The check can't process this file."

/** Reports an exception as a problem, so that a bug in a rule doesn't hide the problems of earlier rules and of other files. @throws {DefinitionError} */
export function catchErrors<Result>(displayPath: string, problems: Diagnostic[], run: () => Result) {
  try {
    return run()
  } catch (error) {
    if (error instanceof DefinitionError) throw error
    const [message, location] = String(error instanceof Error ? error.stack : error).split('\n')
    const hint = `This is a bug in the program, not your mistake. Report it with the file and this line: ${message} ${location?.trim() ?? ''}`
    problems.push(createFileProblem(displayPath, CANNOT_PROCESS_MESSAGE, hint))
    return undefined
  }
}
