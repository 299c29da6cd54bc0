import { web } from './backend.ts'
import { mountTools } from './mount.tsx'
import { ORIGINS_ATTRIBUTE } from './pageInfo.ts'
import { parsePage } from './served.ts'
import { targetsOf } from './targets.ts'

/** A preview: each text leads to its line in the host's own editor. The script's element says where that is. */
function start({ base = '' }: DOMStringMap): void {
  const load = async () => {
    // Not the document in the window: where a page was swapped in, what is said of it came with that page.
    const page = parsePage(await (await fetch(location.pathname)).text())
    const inOrder = (root: Document) => [...root.querySelectorAll(`[${ORIGINS_ATTRIBUTE}]`)]
    return targetsOf(page, inOrder(page), inOrder(document))
  }
  const tools = mountTools(web(base), load)
  document.addEventListener('pageswapped', () => tools.renew())
}

start((document.currentScript as HTMLScriptElement).dataset)
