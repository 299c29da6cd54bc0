import { fetchPage, isPage } from './fetchPage.ts'

/** Milliseconds that a mouse rests on a link before its page is fetched: who only passes over it means nothing. */
const REST = 65

/** Fetches a page as soon as somebody seems to want it: mouse, finger or focus on its link. Not where data is dear. */
export function prefetchOnIntent(): void {
  if (navigator.connection?.saveData) return
  let timer = 0
  const follow = ({ type, target }: Event) => {
    clearTimeout(timer)
    // Links of maps are SVG's, which have an address as an attribute alone.
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
