/** Functions that load the component of an island, by the name in `data-island`. */
export const ISLANDS = {
  Faq: () => import('./Faq.island.tsx').then((module) => module.Faq),
  Player: () => import('./Player.island.tsx').then((module) => module.Player),
}

export type IslandName = keyof typeof ISLANDS
