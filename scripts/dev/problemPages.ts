import type { ContentModel } from '../../renderer/model/define/model.ts'
import { getFormFragment } from '../../renderer/model/describe/cmsConfig.ts'
import {
  canRender,
  type Diagnostic,
  formatProblems,
  sortProblems,
} from '../../renderer/model/diagnostics/diagnostic.ts'
import { toContentPath } from '../../renderer/model/diagnostics/source.ts'
import { listPageFiles, type SitePage } from '../../renderer/model/routes.ts'
import type { Targets } from '../../renderer/model/targets/targets.ts'
import type { ProblemNote } from '../../renderer/page.ts'
import { createDraftPages, getAdvice, renderFilePage } from '../content/admin/filePage.ts'
import { escapeHtml, renderPlainPage } from '../plainPage.ts'
import { ADMIN_ADDRESS } from '../serve/hostFiles.ts'
import type { DevCheckResult } from './checkResult.ts'

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

/** Creates a page for a file with problems, an incomplete draft, or a page that problems hide. Undefined if the page can be shown or doesn't exist. */
export function createProblemPage(result: DevCheckResult, address: string) {
  const { targets, siteContext, problems, model, bodies, files = [], warnings } = result
  // Files with problems also declare pages.
  const declaredPage = targets?.pages.get(address)
  const renderablePage = siteContext?.site.findPageByAddress(address)
  const path = declaredPage && getOwnPath(declaredPage)
  const file = files.find(({ source }) => source.path === path)
  const fileProblems = problems.filter((problem) => toContentPath(problem.file) === path)
  if (renderablePage && fileProblems.every(canRender)) return undefined
  if (file && model && bodies && fileProblems.length > 0) {
    const intro = 'The page can’t go live like this. It reloads when you fix the file.'
    const listTitle = fileProblems.length === 1 ? 'Problem' : `${fileProblems.length} problems`
    const html = renderFilePage(file, { intro, listTitle, problems: fileProblems, model, bodies })
    return { status: 500, html }
  }
  const draft = model && bodies && warnings && createDraftPages({ files, model, bodies, warnings }).get(address)
  if (draft) return { status: 200, html: draft() }
  return declaredPage && !renderablePage && problems.length > 0 ? createProblemList(result) : undefined
}

/** Creates a page with all problems. It reloads when they're fixed. */
export function createProblemList({ problems }: DevCheckResult) {
  const text = `<p>This page reloads when you fix them.</p><pre>${escapeHtml(formatProblems(problems))}</pre>`
  return { status: 500, html: renderPlainPage('The content has problems', text) }
}
