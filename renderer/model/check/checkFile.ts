import type { ContentModel } from '../define/model.ts'
import type { FixContext } from '../define/notes.ts'
import type { MediaFile } from '../define/policies.ts'
import { Reference } from '../define/reference.ts'
import { hasSchedule, type ScheduleFields } from '../define/schedule.ts'
import { visitLeaves } from '../define/texts.ts'
import { type Diagnostic, withRule } from '../explain/diagnostic.ts'
import type { LocatedReference } from '../mdx/parseMdx.ts'
import type { CheckedFile, ParsedFile } from '../parse/parsedFile.ts'
import type { Tokens } from '../parse/tokens.ts'
import { checkCitableValues, checkRepeatedFacts, findDifferingValues } from '../rules/citations.ts'
import { checkEntry } from '../rules/data.ts'
import { checkHeadingIds } from '../rules/duplicates.ts'
import { checkBodyIsNotEmpty } from '../rules/emptyBody.ts'
import { checkFigures } from '../rules/figures.ts'
import { checkImages } from '../rules/images.ts'
import { findLeftovers } from '../rules/leftovers.ts'
import { checkFieldMarkup, checkInvisible } from '../rules/markup.ts'
import { checkOwnLinks } from '../rules/ownLinks.ts'
import { checkPlainTexts } from '../rules/plainTexts.ts'
import { listUniqueSentences, type Sentence } from '../rules/sentences.ts'
import { checkSpellings, type Spellings } from '../rules/spellings.ts'
import { findStyleHints } from '../rules/styleHints.ts'
import { checkTypedTexts, findSpacesAtEnds } from '../rules/typedTexts.ts'
import { getUtcOffset } from '../schedule/instants.ts'
import { catchErrors } from './catchErrors.ts'
import { findCauses } from './findCauses.ts'
import { convertIssue } from './issues.ts'

/** Inputs of a check that aren't in the file. If they change, cached results are invalid. */
export interface CheckContext {
  model: ContentModel
  tokens: Tokens
  /** Keys are paths relative to `content/media`. */
  media: ReadonlyMap<string, MediaFile>
  /** Addresses of pages that texts can cite as a source of numbers. */
  citablePages: string[]
  /** `https://www.example.com`, or an empty string if unknown. */
  origin: string
  spellings: Spellings
  /** IANA name. Undefined if unknown. */
  timeZone: string | undefined
}

/** The result for a file, with inputs for rules that compare files. */
export interface FileResult {
  file: ParsedFile
  /** Undefined if the data is invalid. */
  checked?: CheckedFile | undefined
  problems: Diagnostic[]
  /** An invalid draft, which is not built. */
  isUnfinished?: boolean
  hints: Diagnostic[]
  sentences: Sentence[]
}

/** Validates a file with the schema and with rules that don't need other entries. */
export function checkFile(file: ParsedFile, context: CheckContext): FileResult {
  if (file.isBroken) return { file, problems: [], isUnfinished: isDraft(file), hints: [], sentences: [] }
  const problems: Diagnostic[] = []
  const checked = catchErrors(file.source.file, problems, () => runRules(file, context, problems))
  const isUnfinished = checked === undefined && isDraft(file)
  const styleRules = () =>
    checked &&
    withRule('text', [
      ...findStyleHints(checked),
      ...findLeftovers(checked),
      ...findSpacesAtEnds(checked),
      ...findDifferingValues(file, context.tokens),
    ])
  const hints = catchErrors(file.source.file, problems, styleRules) ?? []
  const isMissing = ({ rule }: Diagnostic) => isUnfinished && rule === 'schema'
  const missing = problems
    .filter(isMissing)
    .map((problem) => ({ ...problem, message: `${problem.message} ${DRAFT_HIDDEN_NOTE}` }))
  return {
    file,
    checked,
    isUnfinished,
    problems: problems.filter((problem) => !isMissing(problem)),
    hints: [...missing, ...hints],
    sentences: listUniqueSentences(file),
  }
}

function runRules(file: ParsedFile, context: CheckContext, problems: Diagnostic[]): CheckedFile | undefined {
  const { model, tokens, media, citablePages, origin, spellings, timeZone } = context
  const replacedTokens = tokens.replace(file, problems)
  withRule('references', problems)
  const result = validate(file, {
    ...replacedTokens,
    tokens: model.listTokenNames(),
    context: { getUtcOffset: timeZone ? (local) => getUtcOffset(local, timeZone) : undefined, origin },
  })
  const checked = Array.isArray(result) ? undefined : result
  const problemLists = [
    withRule('schema', Array.isArray(result) ? result : []),
    withRule('citations', [...checkRepeatedFacts(file, tokens), ...checkCitableValues(file, tokens)]),
    withRule('figures', checkFigures(file, { model, tokens, isSource: (address) => citablePages.includes(address) })),
    withRule('references', checkOwnLinks(file, origin)),
    withRule('media', checkImages(file, media, model)),
    withRule('text', isDraft(file) ? [] : checkBodyIsNotEmpty(file)),
    withRule('truth', checked ? checkEntry(checked) : []),
    withRule('text', checked ? checkTypedTexts(checked) : []),
    withRule('duplicates', checked ? checkHeadingIds(checked, model) : []),
    withRule('text', [
      ...checkInvisible(file),
      ...checkFieldMarkup(file, model, isDraft(file)),
      ...checkPlainTexts(file, isDraft(file)),
      ...checkSpellings(file, spellings),
    ]),
  ]
  for (const problem of problemLists.flat()) problems.push(problem)
  return checked
}

/** Added to schema problems of drafts, which are hints. */
export const DRAFT_HIDDEN_NOTE = "Until you fix this, the draft doesn't appear in lists."

function isDraft({ fileType, yaml: { data } }: ParsedFile): boolean {
  const isEntry = fileType.kind === 'entry' && hasSchedule(fileType.schema)
  return isEntry && (data as ScheduleFields | undefined)?.draft === true
}

interface Validation {
  /** Data with replaced tokens. */
  data: unknown
  /** Paths with an unknown token. Schema issues are not reported for this text. */
  unresolved: Set<string>
  tokens: string[]
  context: FixContext
}

function validate(file: ParsedFile, { data, unresolved, tokens, context }: Validation): CheckedFile | Diagnostic[] {
  const result = file.fileType.schema.safeParse(data ?? {})
  if (result.success) return { file, data: result.data as object, references: collectReferences(file, result.data) }
  return findCauses(file, result.error.issues).flatMap((issue) => {
    const isToken = issue.code === 'custom' && issue.params?.unknownToken !== undefined
    return !isToken && unresolved.has(issue.path.join('.')) ? [] : convertIssue({ file, issue, data, tokens, context })
  })
}

function collectReferences({ yaml, body }: ParsedFile, data: unknown): LocatedReference[] {
  const references: LocatedReference[] = []
  visitLeaves(data, (leaf, path) => {
    if (leaf instanceof Reference) references.push({ reference: leaf, range: () => yaml.getRange(path) })
  })
  return [...references, ...(body?.references ?? [])]
}
