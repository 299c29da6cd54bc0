import { fetchPage, forgetPages, isPage, pageAddress } from './fetchPage.ts'
import { giveName, sharedTitle } from './sharedTitle.ts'
import { loadStyles, swapPage } from './swapPage.ts'

/**
 * Follows links within the document (Navigation API: HTML, 7.2.7): the next page takes the place of this one under a view
 * transition, and one scrolls smoothly to its top. Whatever is not a page of this build is loaded as ever.
 * @param enhance what to do to a new page's main part.
 */
export function followLinks(enhance: (main: HTMLElement) => void): void {
  let shown = pageAddress(location)
  navigation.addEventListener('navigate', (event) => {
    const { canIntercept, hashChange, downloadRequest, navigationType, destination, signal } = event
    const to = new URL(destination.url)
    const isInPlace = canIntercept && !hashChange && downloadRequest === null && navigationType !== 'reload'
    if (!isInPlace || !isPage(to)) return
    const handler = async () => {
      if (shown === pageAddress(to)) return showPlace(event)
      const next = await fetchPage(to)
      forgetPages()
      const isReady = next && (await loadStyles(next))
      if (signal.aborted) return
      if (!isReady) return loadAsEver(event)
      await show(event, shown, () => {
        shown = pageAddress(to)
        enhance(swapPage(next))
      })
    }
    event.intercept({ handler })
  })
}

/** The address is the new page's already: the browser loads it, or says why it cannot. A page that is new begins at its top. */
function loadAsEver({ navigationType }: NavigateEvent): void {
  if (navigationType !== 'traverse') {
    // Chromium brings back what stood at the window's top, not only how far that was: there it is another page's now.
    document.documentElement.style.overflowAnchor = 'none'
    scrollTo({ top: 0, behavior: 'instant' })
  }
  location.reload()
}

async function show(event: NavigateEvent, from: string, swap: () => void): Promise<void> {
  const isBack = event.navigationType === 'traverse'
  const swapAndShowPlace = () => {
    swap()
    showPlace(event)
  }
  if (matchMedia('(prefers-reduced-motion)').matches) return swapAndShowPlace()
  if (!isBack) giveName(sharedTitle(event.destination.url))
  const transition = document.startViewTransition(() => {
    // Another link, or the way back, has been taken since.
    if (event.signal.aborted) return
    swapAndShowPlace()
    const card = isBack && sharedTitle(from)
    if (card) transition.finished.finally(giveName(card))
  })
  // It is skipped where the window is hidden, or the next link is followed already: the page is shown all the same.
  transition.ready.catch(() => {})
  await transition.updateCallbackDone
}

/** Scrolls to the page's top, to the section that is asked for, or to where the visitor was; the focus goes there too. */
function showPlace(event: NavigateEvent): void {
  const { hash } = location
  event.scroll()
  const place = document.querySelector<HTMLElement>(hash ? ':target' : 'h1')
  if (!place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}
