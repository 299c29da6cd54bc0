/** A page as its server sent it: what it was written as, and the elements that the browser made of it. */
export interface Served {
  html: string
  elements: Element[]
}

declare global {
  interface Window {
    /** Noted by a script at the end of the page, before any other runs. */
    served?: Served
    /** What wakes a new part of a page: of `+client.ts`, in development alone. */
    enhancePage?: (page: ParentNode) => void
  }
}

/** The elements of a page's body in its order. What stands in `noscript` is text to a browser that runs scripts. */
export function elementsOf(root: Element): Element[] {
  return [...root.querySelectorAll('*')].filter((element) => !element.parentElement?.closest('noscript'))
}

export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}
