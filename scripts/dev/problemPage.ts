import { canRender, formatProblems } from '../../renderer/model/diagnostics/diagnostic.ts'
import { toContentPath } from '../../renderer/model/diagnostics/source.ts'
import { listPageFiles } from '../../renderer/model/routes.ts'
import { createDraftPages, renderFilePage } from '../content/admin/filePage.ts'
import { escapeHtml, renderPlainPage } from '../plainPage.ts'
import type { DevCheckResult } from './devCheckResult.ts'

/** An HTML page to show instead of the page at an address. */
interface ProblemPage {
  status: number
  html: string
}

/**
 * Creates a page for a file with problems or an incomplete draft, or a list of all problems if they keep the page from
 * being built. Returns undefined if the page can be shown, or if there's no page at the address.
 */
export function createProblemPage(result: DevCheckResult, address: string): ProblemPage | undefined {
  const { targets, siteContext, problems, model, bodies, files = [], warnings } = result
  const page = targets?.pages.get(address)
  const [ownPath] = page && page.definition.kind !== 'nested' ? listPageFiles(page) : []
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
export function createProblemList({ problems }: DevCheckResult): ProblemPage {
  const text = `<p>This page reloads when you fix them.</p><pre>${escapeHtml(formatProblems(problems))}</pre>`
  return { status: 500, html: renderPlainPage('The content has problems', text) }
}
