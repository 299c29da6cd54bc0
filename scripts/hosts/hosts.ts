import { closest } from '../../renderer/model/explain/suggest.ts'
import { UserError } from '../errors.ts'
import { pluralize } from '../formatNumbers.ts'
import { formatHeaders, formatRedirect, HEADERS_FILE, REDIRECTS_FILE } from '../serve/hostFiles.ts'
import type { BuiltSite, Host, HostFiles } from './builtSite.ts'
import { nginx } from './nginx.ts'

/** For S3 with CloudFront, upload the output folder directly. */
export const HOSTS = {
  'cloudflare-pages': cloudflarePages,
  netlify,
  nginx,
} satisfies Record<string, Host>

export type HostName = keyof typeof HOSTS
const isHost = (name: string): name is HostName => Object.hasOwn(HOSTS, name)

/** @throws {UserError} if the host isn't supported */
export function parseHostName(name: string): HostName {
  if (isHost(name)) return name
  const names = Object.keys(HOSTS)
  const suggestion = closest(name, names)
  throw new UserError(
    `\`${name}\` isn't a supported host. ${suggestion ? `Did you mean ${suggestion}?` : `Choose one of these: ${names.join(', ')}.`}`,
  )
}

/** Free plan. See developers.cloudflare.com/pages, "Limits", "Redirects", "Headers". */
const CLOUDFLARE_LIMITS = { files: 20_000, fileBytes: 25 * 1024 * 1024, redirects: 2_000, rules: 100, line: 2_000 }

/**
 * Cloudflare Pages matches redirects exactly, so add a trailing slash. See
 * developers.cloudflare.com/pages/configuration/serving-pages.
 */
export function cloudflarePages({ files, headers, redirects }: BuiltSite): HostFiles {
  const problems: string[] = []
  const rules = [...redirects].flatMap(([from, to]) => {
    const line = formatRedirect(from, to)
    return [line, line.replace(' ', '/ ')]
  })
  if (files.size > CLOUDFLARE_LIMITS.files)
    problems.push(`It allows ${pluralize(CLOUDFLARE_LIMITS.files, 'file')}, and the site has ${files.size}.`)
  for (const [path, size] of files)
    if (size > CLOUDFLARE_LIMITS.fileBytes)
      problems.push(`It allows files up to 25 MiB, and ${path} has ${(size / 1024 / 1024).toFixed(1)} MiB.`)
  if (rules.length > CLOUDFLARE_LIMITS.redirects)
    problems.push(
      `It allows ${pluralize(CLOUDFLARE_LIMITS.redirects, 'redirect')}, and the site has ${rules.length}, because each is needed with and without a trailing slash.`,
    )
  if (headers.length > CLOUDFLARE_LIMITS.rules)
    problems.push(`It allows ${CLOUDFLARE_LIMITS.rules} header rules, and the site has ${headers.length}.`)
  for (const line of formatHeaders(headers).split('\n'))
    if (line.length > CLOUDFLARE_LIMITS.line)
      problems.push(
        `It allows ${CLOUDFLARE_LIMITS.line} characters per line of ${HEADERS_FILE}, and "${line.slice(0, 40)}…" has ${line.length}.`,
      )
  return { site: new Map([[REDIRECTS_FILE, `${rules.join('\n')}\n`]]), config: new Map(), problems }
}

/**
 * Netlify only supports `404.html` at the root. The first match wins, and `!` overrides files ("shadowing"). Netlify
 * reads `netlify.toml` before the build, so use `_redirects`. See docs.netlify.com/routing/redirects, "Redirect
 * options" (custom 404 page handling; rewrites and shadowing).
 */
export function netlify({ redirects, sections }: BuiltSite): HostFiles {
  const redirectRules = [...redirects].map(([from, to]) => formatRedirect(from, to, '301!'))
  const folders = sections.filter((section) => section !== '/')
  const notFoundRules = folders.map((section) => `${section}* ${section}404.html 404`)
  const rules = `${[...redirectRules, ...notFoundRules].join('\n')}\n`
  return { site: new Map([[REDIRECTS_FILE, rules]]), config: new Map(), problems: [] }
}
