import { ISLANDS, type IslandName } from '../islands/registry.ts'

/** How far below the window an island begins to wake, so that it is awake when it comes into view. */
const MARGIN = '200px'

/** Wakes each island within an element when it comes into view, or when it is touched before that. */
export function wakeIslands(within: ParentNode): void {
  for (const element of within.querySelectorAll<HTMLElement>('[data-island]')) whenNeeded(element, () => wake(element))
}

function whenNeeded(element: HTMLElement, run: () => void): void {
  const start = () => {
    forget()
    observer.disconnect()
    run()
  }
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), { rootMargin: MARGIN })
  observer.observe(element)
  const forget = whenTouched(element, start)
}

/** Runs at the next touch, press, key or focus, once. Returns what to call to be left alone. */
function whenTouched(element: HTMLElement, run: () => void): () => void {
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

/** React comes with the first island that wakes. What cannot be fetched stays HTML that works, and is asked for again at the next touch. */
function wake(element: HTMLElement): void {
  const release = holdEvents(element)
  const code = Promise.all([import('../islands/hydrate.tsx'), ISLANDS[element.dataset.island as IslandName]()])
  code.then(
    async ([react, Component]) => {
      await react.hydrate(element, Component)
      element.dataset.awake = ''
      release(true)
    },
    () => {
      release(false)
      whenTouched(element, () => wake(element))
    },
  )
}

/** Keys that the browser itself turns into a click or a move of the focus: repeating them would do so twice. */
const NATIVE_KEYS = ['Enter', ' ', 'Tab', 'Shift', 'Escape']

/**
 * Keeps the clicks on buttons and the keys that come before an island is awake. What works without script (a summary, a
 * link, the browser's player) has acted already and is not kept.
 * @returns what to call once the island is awake, to repeat them, or once it is known not to wake.
 */
function holdEvents(element: HTMLElement): (isAwake: boolean) => void {
  const held: (() => void)[] = []
  const until = new AbortController()
  const hold = (event: Event) => {
    const target = event.target as Element
    if (event instanceof KeyboardEvent) {
      if (!NATIVE_KEYS.includes(event.key)) held.push(() => strike(event, target))
    } else {
      const button = target.closest<HTMLElement>('button:not([popovertarget])')
      if (button) held.push(() => button.click())
    }
  }
  // Waking may have replaced the element that had the focus.
  const strike = (event: KeyboardEvent, target: Element) =>
    (element.contains(target) ? target : element.firstChild)?.dispatchEvent(new KeyboardEvent('keydown', event))
  for (const type of ['click', 'keydown']) element.addEventListener(type, hold, { capture: true, signal: until.signal })
  return (isAwake) => {
    until.abort()
    if (isAwake) for (const repeat of held) repeat()
  }
}
