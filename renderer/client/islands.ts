import { ISLANDS, type IslandName } from '../islands/registry.ts'
import { runWhenLoaded } from './runWhenLoaded.ts'

const ROOT_MARGIN = '200px'

/** Hydrates each island shortly before it scrolls into view. */
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
    { rootMargin: ROOT_MARGIN },
  )
  for (const element of page.querySelectorAll('[data-island]')) observer.observe(element)
}
