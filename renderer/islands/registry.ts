import { runWhenLoaded } from '../client/runWhenLoaded.ts'

/** Functions that load the component of an island, by the name in `data-island`. */
const ISLANDS = {
  Faq: () => import('./Faq.island.tsx').then((module) => module.Faq),
  Player: () => import('./Player.island.tsx').then((module) => module.Player),
}

export type IslandName = keyof typeof ISLANDS

/** Hydrates islands shortly before they scroll into view. If the code fails to load, an island keeps the server's HTML. */
export function hydrateIslands(page: ParentNode): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        observer.unobserve(target)
        const code = Promise.all([import('./hydrate.tsx'), ISLANDS[target.dataset.island as IslandName]()])
        runWhenLoaded(code, ([{ hydrate }, Component]) => hydrate(target, Component))
      }
    },
    { rootMargin: '200px' },
  )
  for (const element of page.querySelectorAll('[data-island]')) observer.observe(element)
}
