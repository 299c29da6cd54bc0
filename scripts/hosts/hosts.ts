import { closest } from '../../renderer/model/explain/suggest.ts'
import { UserError } from '../errors.ts'
import { pluralize } from '../formatNumbers.ts'
import { HEADERS_FILE, headersText, REDIRECTS_FILE, redirectLine } from '../serve/hostFiles.ts'
import { nginx } from './nginx.ts'
import type { Host, HostFiles, SiteFacts } from './siteFacts.ts'

/** Every host that we know, by the name that its owner calls it by; `scripts/hosts` has a page for each, and one for S3 and CloudFront, which take the folder as it is. */
export const HOSTS = {
  'cloudflare-pages': cloudflarePages,
  netlify,
  nginx,
} satisfies Record<string, Host>

export type HostName = keyof typeof HOSTS
const isHost = (name: string): name is HostName => Object.hasOwn(HOSTS, name)

/** @throws {UserError} if nobody knows the host. */
export function readHost(name: string): HostName {
  if (isHost(name)) return name
  const names = Object.keys(HOSTS)
  const meant = closest(name, names)
  throw new UserError(
    `\`${name}\` is no host that we know${meant ? `: did you mean ${meant}?` : `. These are: ${names.join(', ')}.`}`,
  )
}

/** Sources: developers.cloudflare.com/pages, "Limits", "Redirects", "Headers". Files are those of the free plan. */
const CLOUDFLARE_MOST = { files: 20_000, fileBytes: 25 * 1024 * 1024, redirects: 2_000, rules: 100, line: 2_000 }

/**
 * Cloudflare Pages serves the built site as it is: clean addresses, the nearest `404.html`, `_redirects` and `_headers` are
 * its own rules (developers.cloudflare.com/pages/configuration/serving-pages). A redirect fits its very address alone, so one
 * with a slash at the end is written beside each. What is left is to keep within the limits.
 */
export function cloudflarePages({ files, headers, redirects }: SiteFacts): HostFiles {
  const refusals: string[] = []
  const rules = [...redirects].flatMap(([from, to]) => {
    const line = redirectLine(from, to)
    return [line, line.replace(' ', '/ ')]
  })
  if (files.size > CLOUDFLARE_MOST.files)
    refusals.push(`It takes ${pluralize(CLOUDFLARE_MOST.files, 'file')}, and the site has ${files.size}.`)
  for (const [path, size] of files)
    if (size > CLOUDFLARE_MOST.fileBytes)
      refusals.push(`It takes no file above 25 MiB, and ${path} has ${(size / 1024 / 1024).toFixed(1)} MiB.`)
  if (rules.length > CLOUDFLARE_MOST.redirects)
    refusals.push(
      `It takes ${pluralize(CLOUDFLARE_MOST.redirects, 'redirect')}, and the site has ${rules.length}, each with a slash and without.`,
    )
  if (headers.length > CLOUDFLARE_MOST.rules)
    refusals.push(`It takes ${CLOUDFLARE_MOST.rules} rules of headers, and there are ${headers.length}.`)
  for (const line of headersText(headers).split('\n'))
    if (line.length > CLOUDFLARE_MOST.line)
      refusals.push(
        `It takes ${CLOUDFLARE_MOST.line} characters a line of ${HEADERS_FILE}, and "${line.slice(0, 40)}…" has ${line.length}.`,
      )
  return { site: new Map([[REDIRECTS_FILE, `${rules.join('\n')}\n`]]), beside: new Map(), refusals }
}

/**
 * Netlify serves clean addresses and `_headers` by itself, but knows the root's `404.html` alone: the others are rules, of
 * which the first that fits counts, so the deepest folder comes first. No rule counts where there is a file ("shadowing"),
 * unless it ends with an exclamation mark. The rules stand in the site, because a `netlify.toml` is read before anything is
 * built. Source: docs.netlify.com/routing/redirects, "Redirect options" (custom 404 page handling; rewrites and shadowing).
 */
export function netlify({ redirects, sections }: SiteFacts): HostFiles {
  const moved = [...redirects].map(([from, to]) => redirectLine(from, to, '301!'))
  const below = sections.filter((section) => section !== '/')
  const missing = below.map((section) => `${section}* ${section}404.html 404`)
  const rules = `${[...moved, ...missing].join('\n')}\n`
  return { site: new Map([[REDIRECTS_FILE, rules]]), beside: new Map(), refusals: [] }
}
