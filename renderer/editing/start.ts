import { annotatedPage, writer } from './backend.ts'
import { followContent } from './followContent.ts'
import { mountTools } from './mount.tsx'
import { elementsOf, parsePage } from './served.ts'
import { ShownPage } from './shownPage.ts'
import { targetsOf } from './targets.ts'

/** Development: the page follows the content, and its texts can be edited where the server has given it a token. */
function start(): void {
  if (!window.served) return
  const page = new ShownPage(window.served)
  const { token, root, version } = document.getElementById('editing')?.dataset ?? {}
  const access = token !== undefined && root !== undefined ? { token, root } : undefined
  const load = async () => {
    if (!access) throw new Error('This page cannot be edited.')
    const annotated = parsePage(await annotatedPage(access))
    return targetsOf(annotated, elementsOf(annotated.body), page.elements)
  }
  const tools = mountTools(access && writer(access), load)
  followContent(page, { version, onProblems: tools.tellProblems, onUpdate: tools.renew })
}

start()
