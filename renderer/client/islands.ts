import { ISLANDS, type IslandName } from '../islands/registry.ts'

const ROOT_MARGIN = '200px'

/** Hydrates each island when it's visible or used. */
export function hydrateIslands(page: ParentNode): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-island]'))
    runWhenVisibleOrUsed(element, () => hydrateIsland(element))
}

function runWhenVisibleOrUsed(element: HTMLElement, run: () => void): void {
  const start = () => {
    removeListeners()
    observer.disconnect()
    run()
  }
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), { rootMargin: ROOT_MARGIN })
  observer.observe(element)
  const removeListeners = runOnNextInteraction(element, start)
}

function runOnNextInteraction(element: HTMLElement, run: () => void): () => void {
  const controller = new AbortController()
  const start = () => {
    controller.abort()
    run()
  }
  for (const type of ['pointerdown', 'focusin', 'keydown']) {
    element.addEventListener(type, start, { signal: controller.signal })
  }
  return () => controller.abort()
}

/** Hydrates an island. If loading fails, the next interaction retries. */
function hydrateIsland(element: HTMLElement): void {
  const recording = recordEvents(element)
  const code = Promise.all([import('../islands/hydrate.tsx'), ISLANDS[element.dataset.island as IslandName]()])
  code.then(
    async ([{ hydrate }, Component]) => {
      await hydrate(element, Component)
      element.dataset.hydrated = ''
      recording.stop()
      recording.replay()
    },
    () => {
      recording.stop()
      runOnNextInteraction(element, () => hydrateIsland(element))
    },
  )
}

/** Keys that aren't replayed, because browsers turn them into clicks or focus changes. */
const NATIVE_KEYS = ['Enter', ' ', 'Tab', 'Shift', 'Escape']

/** Records clicks and keys, so that they can be replayed after hydration. */
function recordEvents(element: HTMLElement): { stop: () => void; replay: () => void } {
  const replays: (() => void)[] = []
  const controller = new AbortController()
  const record = (event: Event) => {
    const target = event.target as Element
    if (event instanceof KeyboardEvent) {
      if (!NATIVE_KEYS.includes(event.key)) replays.push(() => dispatchKey(event, target))
    } else {
      const button = target.closest<HTMLElement>('button:not([popovertarget])')
      if (button) replays.push(() => button.click())
    }
  }
  const dispatchKey = (event: KeyboardEvent, target: Element) =>
    (element.contains(target) ? target : element.firstChild)?.dispatchEvent(new KeyboardEvent('keydown', event))
  for (const type of ['click', 'keydown'])
    element.addEventListener(type, record, { capture: true, signal: controller.signal })
  return {
    stop: () => controller.abort(),
    replay: () => {
      for (const replay of replays) replay()
    },
  }
}
