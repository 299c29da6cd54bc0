import { fetchPage, forgetPages, isPage, pageAddress } from './fetchPage.ts'
import { giveName, sharedTitle } from './sharedTitle.ts'
import { loadStyles, swapPage } from './swapPage.ts'

/**
 * Follows links within the document (Navigation API: HTML, 7.2.7): the next page takes the place of this one under a view
 * transition. Whatever is not a page of this build is loaded by the browser.
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
      if (!isReady) return loadInFull(event)
      await show(event, shown, () => {
        shown = pageAddress(to)
        enhance(swapPage(next))
      })
    }
    event.intercept({ handler })
  })
}

/** The address is the new page's already, so a reload loads it, or says why it cannot. A new page begins at its top. */
function loadInFull({ navigationType }: NavigateEvent): void {
  if (navigationType !== 'traverse') {
    // On a reload Chromium scrolls to the element that stood at the window's top, which was the last page's.
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
    // Another navigation has begun since.
    if (event.signal.aborted) return
    swapAndShowPlace()
    const card = isBack && sharedTitle(from)
    if (card) transition.finished.finally(giveName(card))
  })
  // A transition is skipped where the window is hidden or another one begins. The page is shown all the same.
  transition.ready.catch(() => {})
  await transition.updateCallbackDone
}

/**
 * Scrolls to the page's top, to the section of the fragment, or to where the visitor was; the focus goes there too. A
 * heading that has it is read out. Elsewhere the page says its name.
 */
function showPlace(event: NavigateEvent): void {
  // By keyboard, too, one is brought there smoothly (`styles/motion.css`).
  ;(document.activeElement as HTMLElement | null)?.blur()
  event.scroll()
  const { hash } = location
  const place = document.querySelector<HTMLElement>(hash ? ':target' : 'h1')
  document.getElementById('announcement')?.replaceChildren(hash && document.title)
  if (!place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}
