/** The islands by name, each behind its own `import()`: a page fetches the code of its own islands alone, when they wake. */
export const ISLANDS = {
  Faq: () => import('./Faq.island.tsx').then((module) => module.Faq),
  Player: () => import('./Player.island.tsx').then((module) => module.Player),
}

export type IslandName = keyof typeof ISLANDS
