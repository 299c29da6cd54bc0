import { canRender, formatProblems } from '../../renderer/model/diagnostics/diagnostic.ts'
import { toContentPath } from '../../renderer/model/diagnostics/source.ts'
import { listPageFiles } from '../../renderer/model/routes.ts'
import { createDraftPages, renderFilePage } from '../content/admin/filePage.ts'
import { escapeHtml, renderPlainPage } from '../plainPage.ts'
import type { DevCheckResult } from './devCheckResult.ts'

/** A page that replaces the page at an address. */
interface ProblemPage {
  status: number
  html: string
}

/** Creates the page of a file that has problems, or of an incomplete draft. Undefined for other pages. */
export function createProblemPage(result: DevCheckResult, address: string): ProblemPage | undefined {
  const { targets, siteContext, problems, model, bodies, files = [], warnings } = result
  const page = targets?.pages.get(address)
  const [ownPath] = page && page.definition.kind !== 'nested' ? listPageFiles(page) : []
  const file = files.find(({ source }) => source.path === ownPath)
  const ownProblems = problems.filter((problem) => toContentPath(problem.file) === ownPath)
  if (ownProblems.every(canRender) && siteContext?.site.findPageByAddress(address)) return undefined
  if (file && model && bodies && ownProblems.length > 0) {
    const intro = 'The page can’t go live like this. It reloads when you fix the file.'
    const listTitle = ownProblems.length === 1 ? 'Problem' : `${ownProblems.length} problems`
    const html = renderFilePage(file, { intro, listTitle, problems: ownProblems, model, bodies })
    return { status: 500, html }
  }
  const draft = model && bodies && warnings && createDraftPages({ files, model, bodies, warnings }).get(address)
  if (draft) return { status: 200, html: draft() }
  // The page is missing because of problems in another file.
  const isMissing = page !== undefined && siteContext?.site.findPageByAddress(address) === undefined
  return isMissing && problems.length > 0 ? createProblemList(result) : undefined
}

/** Creates a page with status 500, which reloads when the problems are fixed. */
export function createProblemList({ problems }: DevCheckResult): ProblemPage {
  const text = `<p>This page reloads when you fix them.</p><pre>${escapeHtml(formatProblems(problems))}</pre>`
  return { status: 500, html: renderPlainPage('The content has problems', text) }
}
