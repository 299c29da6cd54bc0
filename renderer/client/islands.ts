import { ISLANDS, type IslandName } from '../islands/registry.ts'
import { runWhenLoaded } from './runWhenLoaded.ts'

/** Distance below the window at which an island starts to hydrate. */
const HYDRATION_MARGIN = '200px'

/** Hydrates each island shortly before it scrolls into view. If its code fails to load, its HTML stays as it is. */
export function hydrateIslands(page: ParentNode): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        observer.unobserve(target)
        const code = Promise.all([import('../islands/hydrate.tsx'), ISLANDS[target.dataset.island as IslandName]()])
        runWhenLoaded(code, ([{ hydrate }, Component]) => hydrate(target, Component))
      }
    },
    { rootMargin: HYDRATION_MARGIN },
  )
  for (const element of page.querySelectorAll('[data-island]')) observer.observe(element)
}
