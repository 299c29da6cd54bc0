import { ISLANDS, type IslandName } from '../islands/registry.ts'
import { runWhenLoaded } from './runWhenLoaded.ts'

/** Hydrates islands shortly before they scroll into view. If the code fails to load, an island stays static HTML. */
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
    { rootMargin: '200px' },
  )
  for (const element of page.querySelectorAll('[data-island]')) observer.observe(element)
}
