import { ISLANDS, type IslandName } from '../islands/registry.ts'
import { holdEvents } from './holdEvents.ts'

/** Islands wake a little before they come into view. */
const MARGIN = '200px'

/** Sees to it that each island within an element wakes when it comes into view or is touched first. */
export function wakeIslands(within: ParentNode): void {
  for (const element of within.querySelectorAll<HTMLElement>('[data-island]')) whenNeeded(element, () => wake(element))
}

function whenNeeded(element: HTMLElement, run: () => void): void {
  const once = new AbortController()
  const start = () => {
    once.abort()
    observer.disconnect()
    run()
  }
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), { rootMargin: MARGIN })
  observer.observe(element)
  for (const type of ['pointerdown', 'focusin']) element.addEventListener(type, start, { signal: once.signal })
}

/**
 * React comes with the first island that wakes, beside the island's own code. If it cannot be fetched, the island stays
 * what it is: HTML that works.
 */
async function wake(element: HTMLElement): Promise<void> {
  const release = holdEvents(element)
  const [react, Component] = await Promise.all([
    import('../islands/hydrate.tsx'),
    ISLANDS[element.dataset.island as IslandName](),
  ])
  // Another page may have taken its page's place by now.
  if (!element.isConnected) return
  await react.hydrate(element, Component)
  element.dataset.awake = ''
  release()
}
