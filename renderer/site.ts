import type { Site } from './model/load.ts'

/**
 * The one validated Site of this process. It stands on `globalThis` because the scripts that check the content and
 * Vike's server bundle that renders it are two module graphs.
 */
const holder = globalThis as typeof globalThis & { validatedSite?: Site }

/** Hands the checked content to the pages: once by the build, after each change by the dev server. */
export function provideSite(site: Site): void {
  holder.validatedSite = site
}

/**
 * The content that pages render.
 * @throws {Error} if nobody has checked the content yet.
 */
export function getSite(): Site {
  if (!holder.validatedSite) throw new Error('The content has not been checked yet: call provideSite() first.')
  return holder.validatedSite
}
