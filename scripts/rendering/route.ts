/** Which folder of `pages` answers an address, and what it takes from it. */
export interface Route {
  /** `/pages/locations/@state` */
  pageId: string
  params: Record<string, string>
}

/** The route of an address by the names of a folder; undefined where the folder has another form, or a `+route.ts` of its own. */
export function routeIn(pageId: string, address: string): Route | undefined {
  const segments = pageId.split('/').slice(2)
  const parts = address.split('/').slice(1)
  if (parts.length !== segments.length) return undefined
  const isOurs = segments.every((segment, index) => segment.startsWith('@') || segment === parts[index])
  if (!isOurs) return undefined
  const params = segments.flatMap((segment, index) =>
    segment.startsWith('@') ? [[segment.slice(1), parts[index] ?? ''] as const] : [],
  )
  return { pageId, params: Object.fromEntries(params) }
}
