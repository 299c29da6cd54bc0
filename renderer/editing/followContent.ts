import { CHECKED, type Checked } from './protocol.ts'
import type { ShownPage } from './shownPage.ts'

interface Following {
  /** The state of the content that the page shows. */
  version: string | undefined
  /** The check has found problems, or none any more. */
  onProblems: (problems: string | undefined) => void
  /** The page shows the content as it was last saved. */
  onUpdate: () => void
}

/** Shows each change of the content in the open page, and what is wrong with it. */
export function followContent(page: ShownPage, { version: first, onProblems, onUpdate }: Following): void {
  let shown = first
  let latest = new AbortController()
  import.meta.hot?.on(CHECKED, async ({ version, problems }: Checked) => {
    onProblems(problems)
    if (problems !== undefined || version === shown) return
    shown = version
    latest.abort()
    latest = new AbortController()
    const html = await fetchPage(latest.signal)
    if (html === undefined) return
    if (!page.update(html)) location.reload()
    onUpdate()
  })
}

/** @returns undefined where a newer change has come meanwhile. */
async function fetchPage(signal: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(location.pathname + location.search, { signal, headers: { accept: 'text/html' } })
    return await response.text()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    throw error
  }
}
