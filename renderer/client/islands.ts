import { ISLANDS, type IslandName } from '../islands/registry.ts'

const MARGIN = '200px'

/** Hydrates each island when it's visible or used. */
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

/** If loading fails, the next interaction retries. */
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

/** Browsers turn these keys into clicks or focus changes. */
const NATIVE_KEYS = ['Enter', ' ', 'Tab', 'Shift', 'Escape']

/** Returns a function that stops recording, and replays the events after hydration. */
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
