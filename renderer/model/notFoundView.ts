/** The not-found views of the specification's error catalogue. */
export const NOT_FOUND_VIEWS = [
  'general',
  'location',
  'service',
  'industryService',
  'industry',
  'post',
  'episode',
] as const
export type NotFoundViewName = (typeof NOT_FOUND_VIEWS)[number]

/** By the first segment of an address: the views for addresses of two and of three segments. */
const VIEWS: Record<string, NotFoundViewName[]> = {
  locations: ['location', 'location'],
  services: ['service'],
  industries: ['industry', 'industryService'],
  blog: ['post'],
  podcast: ['episode'],
}

/**
 * The view that an address without a page deserves: that of the route whose shape it has.
 * Runs in the build, in the dev server and in the browser.
 */
export function notFoundView(pathname: string): NotFoundViewName {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean)
  const views = Object.hasOwn(VIEWS, first) ? VIEWS[first] : undefined
  return views?.[rest.length - 1] ?? 'general'
}
