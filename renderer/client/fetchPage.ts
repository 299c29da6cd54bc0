const pages = new Map<string, Promise<Document | undefined>>()

/** Whether an address is a page of this site: files have an extension, pages have none. */
export function isPage({ origin, pathname }: URL): boolean {
  return origin === location.origin && !/\.\w+$/.test(pathname)
}

/** An address without its fragment, which does not make another page. */
export function pageAddress({ origin, pathname, search }: URL | Location): string {
  return origin + pathname + search
}

/**
 * A page of this build, or undefined where the browser had better load the address itself: it redirects, does not exist,
 * cannot be fetched, or belongs to another build. Asked for twice it is fetched once; its style sheets come along, into
 * the browser's cache.
 */
export function fetchPage(url: URL): Promise<Document | undefined> {
  const address = pageAddress(url)
  const page = pages.get(address) ?? fetchDocument(address)
  pages.set(address, page)
  return page
}

/** Lets go of what was fetched ahead: the next visit of a page shows it as the server has it then. */
export function forgetPages(): void {
  pages.clear()
}

async function fetchDocument(address: string): Promise<Document | undefined> {
  try {
    const response = await fetch(address)
    if (!response.ok || response.redirected) return undefined
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    // What cannot be fetched is asked for again when the page is shown.
    for (const { href } of styleSheets(page)) fetch(href).catch(() => {})
    return programOf(page) === programOf(document) ? page : undefined
  } catch {
    // No network, or an answer that broke off. The link may lead on by the time that it is followed; else the ordinary load
    // shows the browser's own message.
    pages.delete(address)
    return undefined
  }
}

export function styleSheets(page: Document): NodeListOf<HTMLLinkElement> {
  return page.head.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]')
}

/** The script of a page, whose name has a hash: in another build it is another. */
function programOf(page: Document): string | null | undefined {
  return page.querySelector('script[src]')?.getAttribute('src')
}

/** Milliseconds that a mouse rests on a link before its page is fetched: in less it only passes over. */
const REST = 65

/** Fetches a page as soon as mouse, finger or focus is on a link to it. Not for visitors who save data. */
export function prefetchOnIntent(): void {
  if (navigator.connection?.saveData) return
  let timer = 0
  const follow = ({ type, target }: Event) => {
    clearTimeout(timer)
    // The attribute, because links of maps are SVG's: their `href` property is no string.
    const href = target instanceof Element && target.closest('a')?.getAttribute('href')
    if (!href) return
    const to = new URL(href, location.href)
    if (isPage(to) && to.pathname !== location.pathname) {
      timer = window.setTimeout(() => fetchPage(to), type === 'pointerover' ? REST : 0)
    }
  }
  for (const type of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(type, follow)
}

declare global {
  interface Navigator {
    /** Network Information API, where there is one. */
    connection?: { saveData: boolean }
  }
}
