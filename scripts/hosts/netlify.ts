import { REDIRECTS_FILE } from '../serve/hostFiles.ts'
import type { HostFiles } from './host.ts'
import type { SiteFacts } from './siteFacts.ts'

/**
 * Netlify serves clean addresses and `_headers` by itself, but knows the root's `404.html` alone: the others are rules, of
 * which the first that fits counts, so the deepest folder comes first. No rule counts where there is a file ("shadowing"),
 * unless it ends with an exclamation mark. The rules stand in the site, because a `netlify.toml` is read before anything is
 * built. Source: docs.netlify.com/routing/redirects, "Redirect options" (custom 404 page handling; rewrites and shadowing).
 */
export function netlify({ redirects, sections }: SiteFacts): HostFiles {
  const moved = [...redirects].map(([from, to]) => `${from} ${to} 301!`)
  const below = sections.filter((section) => section !== '/')
  const missing = below.map((section) => `${section}* ${section}404.html 404`)
  const rules = `${[...moved, ...missing].join('\n')}\n`
  return { site: new Map([[REDIRECTS_FILE, rules]]), beside: new Map(), refusals: [] }
}
