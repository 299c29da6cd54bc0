const pages = new Map<string, Promise<Document | undefined>>()

/** Whether an address is a page of this site: files have an extension, pages have none. */
export function isPage({ origin, pathname }: URL): boolean {
  return origin === location.origin && !/\.\w+$/.test(pathname)
}

/** An address without its fragment: two that differ in theirs are one page. */
export function pageAddress({ origin, pathname, search }: URL | Location): string {
  return origin + pathname + search
}

/**
 * A page of this build as a document of its own, or undefined where it is not simply there. Asked for twice, it is
 * fetched once; its style sheets wait in the browser's cache.
 */
export function fetchPage(url: URL): Promise<Document | undefined> {
  const address = pageAddress(url)
  const page = pages.get(address) ?? fetchDocument(address)
  pages.set(address, page)
  return page
}

/** The next page that is asked for is as fresh as the server has it. */
export function forgetPages(): void {
  pages.clear()
}

async function fetchDocument(address: string): Promise<Document | undefined> {
  try {
    const response = await fetch(address)
    if (!response.ok || response.redirected) return undefined
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    for (const { href } of styleSheets(page)) fetch(href)
    return programOf(page) === programOf(document) ? page : undefined
  } catch {
    // No network: the ordinary load that follows says so in the browser's own words.
    return undefined
  }
}

export function styleSheets(page: Document): NodeListOf<HTMLLinkElement> {
  return page.head.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]')
}

/** The script that a page begins with. Another build has another one. */
function programOf(page: Document): string | null | undefined {
  return page.querySelector('script[src]')?.getAttribute('src')
}
