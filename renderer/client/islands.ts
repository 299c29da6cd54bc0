import { ISLANDS, type IslandName } from '../islands/registry.ts'

/** Distance below the window at which an island starts to hydrate, so that it's ready when it scrolls into view. */
const MARGIN = '200px'

export function hydrateIslands(page: ParentNode): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-island]'))
    whenVisibleOrUsed(element, () => hydrateIsland(element))
}

function whenVisibleOrUsed(element: HTMLElement, run: () => void): void {
  const start = () => {
    removeListeners()
    observer.disconnect()
    run()
  }
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), { rootMargin: MARGIN })
  observer.observe(element)
  const removeListeners = onNextInteraction(element, start)
}

/** Runs a callback on the next click, key, or focus. Returns a function that removes the listeners. */
function onNextInteraction(element: HTMLElement, run: () => void): () => void {
  const once = new AbortController()
  const start = () => {
    once.abort()
    run()
  }
  for (const type of ['pointerdown', 'focusin', 'keydown']) {
    element.addEventListener(type, start, { signal: once.signal })
  }
  return () => once.abort()
}

/**
 * Loads React and the island's code, and hydrates the island. If loading fails, the HTML still works, and the next
 * interaction retries.
 */
function hydrateIsland(element: HTMLElement): void {
  const release = recordEvents(element)
  const code = Promise.all([import('../islands/hydrate.tsx'), ISLANDS[element.dataset.island as IslandName]()])
  code.then(
    async ([react, Component]) => {
      await react.hydrate(element, Component)
      element.dataset.hydrated = ''
      release(true)
    },
    () => {
      release(false)
      onNextInteraction(element, () => hydrateIsland(element))
    },
  )
}

/** Keys that browsers turn into a click or a focus change, so repeating them would run the action twice. */
const NATIVE_KEYS = ['Enter', ' ', 'Tab', 'Shift', 'Escape']

/**
 * Records clicks on buttons and key presses until the island is hydrated. Ignores elements that work without scripts (a
 * summary, a link, the browser's player), because they have already reacted.
 * @returns A function that stops recording, and repeats the events if the island is hydrated.
 */
function recordEvents(element: HTMLElement): (isHydrated: boolean) => void {
  const recorded: (() => void)[] = []
  const until = new AbortController()
  const record = (event: Event) => {
    const target = event.target as Element
    if (event instanceof KeyboardEvent) {
      if (!NATIVE_KEYS.includes(event.key)) recorded.push(() => dispatchKey(event, target))
    } else {
      const button = target.closest<HTMLElement>('button:not([popovertarget])')
      if (button) recorded.push(() => button.click())
    }
  }
  const dispatchKey = (event: KeyboardEvent, target: Element) =>
    (element.contains(target) ? target : element.firstChild)?.dispatchEvent(new KeyboardEvent('keydown', event))
  for (const type of ['click', 'keydown'])
    element.addEventListener(type, record, { capture: true, signal: until.signal })
  return (isHydrated) => {
    until.abort()
    if (isHydrated) for (const repeat of recorded) repeat()
  }
}
