/**
 * The islands by name, each behind its own `import()`: a page fetches React and an island's code when the first of its
 * islands wakes, and never without one.
 */
export const ISLANDS = {
  Faq: async () => (await import('./Faq.island.tsx')).Faq,
  Player: async () => (await import('./Player.island.tsx')).Player,
}

export type IslandName = keyof typeof ISLANDS
