import type { Checker, CheckResult } from '../../renderer/model/check/checker.ts'
import type { ContentModel } from '../../renderer/model/define/model.ts'
import { getFormFragment } from '../../renderer/model/describe/cmsConfig.ts'
import { labelKeys } from '../../renderer/model/describe/cmsFields.ts'
import {
  canRender,
  createExcerpt,
  type Diagnostic,
  formatProblems,
  sortProblems,
} from '../../renderer/model/diagnostics/diagnostic.ts'
import { toContentPath } from '../../renderer/model/diagnostics/source.ts'
import type { ContentFolder } from '../../renderer/model/read/readContent.ts'
import { listPageFiles, type SitePage } from '../../renderer/model/routes.ts'
import type { Targets } from '../../renderer/model/targets/targets.ts'
import type { ProblemNote, SiteContext } from '../../renderer/page.ts'
import type { createAdminFiles } from '../content/admin/adminFiles.ts'
import { createDraftPages, getAdvice, renderFilePage } from '../content/admin/filePage.ts'
import { sha256 } from '../files.ts'
import { escapeHtml, renderPlainPage } from '../plainPage.ts'
import { ADMIN_ADDRESS } from '../serve/hostFiles.ts'

/**
 * Result of a check. `error` is a bug in the code. Most fields are missing if there's an error or no content folder, and
 * `siteContext` is also missing if the content can't be rendered.
 */
export type DevCheckResult = { problems: Diagnostic[]; error?: Error } & (
  | RenderableCheck
  | (Partial<CompletedCheck> & { siteContext?: never })
)

export type RenderableCheck = CompletedCheck & { siteContext: SiteContext }

type CompletedCheck = Pick<CheckResult, 'targets' | 'files' | 'bodies' | 'warnings'> & {
  checker: Checker
  model: ContentModel
  contentFolder: ContentFolder
  /** The last content without problems. */
  lastValidFolder: ContentFolder | undefined
  /** Creates the CMS files on first use. */
  getAdminFiles: () => ReturnType<typeof createAdminFiles>
}

/** Creates sorted notes for the list of problems on pages, including links to the page and the form of a file. */
export function createProblemNotes(problems: Diagnostic[], model: ContentModel, { pages }: Pick<Targets, 'pages'>) {
  const addressesByPath = new Map([...pages].map(([address, page]) => [getOwnPath(page), address]))
  return sortProblems(problems).map((problem): ProblemNote => {
    const { file, line, column, message } = problem
    const path = toContentPath(file)
    const formFragment = getFormFragment(path, model)
    const formUrl = formFragment === undefined ? undefined : `${ADMIN_ADDRESS}#${formFragment}`
    return { file, line, column, message, advice: getAdvice(problem), pageAddress: addressesByPath.get(path), formUrl }
  })
}

/** Returns the path of a page's own content file. Nested entries have none. */
function getOwnPath(page: SitePage): string | undefined {
  return page.definition.kind === 'nested' ? undefined : listPageFiles(page)[0]
}

/** Creates the response to a form: the problems and warnings of `?file=posts/first-post.mdx`, or for `?all`, all problems. */
export function createCheckResponse(result: DevCheckResult, query: URLSearchParams): object {
  const { model, problems, warnings = [] } = result
  const createNotes = (list: Diagnostic[]) => sortProblems(list).map((problem) => createFormNote(problem, model))
  if (query.has('all')) return { problems: createNotes(problems) }
  // The path is relative to the content folder or its parent.
  const path = query.get('file')?.replace(/^content\//, '')
  const listOwn = (list: Diagnostic[]) => list.filter(({ file }) => toContentPath(file) === path)
  return { problems: createNotes(listOwn(problems)), warnings: createNotes(listOwn(warnings)) }
}

/** Hashes text files by path. Before forms save a file, they compare its hash. */
export function hashTextFiles({ contentFolder }: DevCheckResult): Record<string, string> {
  const textFiles = [...(contentFolder?.textFiles ?? [])]
  return Object.fromEntries(textFiles.map(([path, bytes]) => [`content/${path}`, sha256(bytes)]))
}

/** Creates a note for the CMS form, with field labels instead of keys, and a quote of the line. */
function createFormNote(problem: Diagnostic, model: ContentModel | undefined) {
  const { file, line, column, sourceLine, rule, message, hint } = problem
  const path = toContentPath(file)
  // Keep keys in messages about references: there, `closing` is a section, not a field.
  const replaceKeys = (text: string) => (model && rule !== 'references' ? labelKeys(text, path, model) : text)
  const isMissing = / is missing\.( |$)/.test(message) && hint?.startsWith('Add it here')
  const quote = sourceLine && !isMissing ? splitExcerpt(createExcerpt(column, sourceLine)) : undefined
  return {
    file: path,
    line,
    quote,
    message: replaceKeys(message),
    advice: replaceKeys(adaptToForm(getAdvice(problem))),
  }
}

/** Replaces advice for files with what to do in the form. */
function adaptToForm(advice: string): string {
  return (
    advice
      // The form lists the choices.
      .replace(/^Add it here: `(\w+): .*?`(?: .*)?$/, 'Fill in `$1`.')
      .replace(/`[\w-]+: "((?:[^"`\\]|\\["\\])*)"`/g, (_, value: string) => `\`${value.replaceAll(/\\(.)/g, '$1')}\``)
      .replace('in the text of an `.mdx` file', 'in Text')
      .replace(/^Describe the image: .*/, 'Fill in Alt Text of the image.')
      .replace(/add a line: `publish_at: (\S+)`/, 'fill in `publish_at`: $1')
      .replace(/Delete the line (`\w+`)/, 'Clear $1')
      .replace(/Leave (?:it|the key) out/, 'Leave it empty')
  )
}

function splitExcerpt({ text, offset, length }: ReturnType<typeof createExcerpt>): string[] {
  return [text.slice(0, offset), text.slice(offset, offset + length), text.slice(offset + length)]
}

/**
 * Creates a page for a file with problems or an incomplete draft, or a list of all problems if they keep the page from
 * being built. Returns undefined if the page can be shown, or if there's no page at the address.
 */
export function createProblemPage(result: DevCheckResult, address: string) {
  const { targets, siteContext, problems, model, bodies, files = [], warnings } = result
  const page = targets?.pages.get(address)
  const ownPath = page && getOwnPath(page)
  const sitePage = siteContext?.site.findPageByAddress(address)
  const file = files.find(({ source }) => source.path === ownPath)
  const ownProblems = problems.filter((problem) => toContentPath(problem.file) === ownPath)
  if (sitePage && ownProblems.every(canRender)) return undefined
  if (file && model && bodies && ownProblems.length > 0) {
    const intro = 'The page can’t go live like this. It reloads when you fix the file.'
    const listTitle = ownProblems.length === 1 ? 'Problem' : `${ownProblems.length} problems`
    const html = renderFilePage(file, { intro, listTitle, problems: ownProblems, model, bodies })
    return { status: 500, html }
  }
  const draft = model && bodies && warnings && createDraftPages({ files, model, bodies, warnings }).get(address)
  if (draft) return { status: 200, html: draft() }
  return page && !sitePage && problems.length > 0 ? createProblemList(result) : undefined
}

/** Creates a page with all problems. It reloads when they're fixed. */
export function createProblemList({ problems }: DevCheckResult) {
  const text = `<p>This page reloads when you fix them.</p><pre>${escapeHtml(formatProblems(problems))}</pre>`
  return { status: 500, html: renderPlainPage('The content has problems', text) }
}
