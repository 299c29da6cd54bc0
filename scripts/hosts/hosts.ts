import { findClosest } from '../../renderer/model/explain/suggest.ts'
import { UserError } from '../errors.ts'
import { pluralize } from '../formatNumbers.ts'
import { formatRedirect, REDIRECTS_FILE } from '../serve/hostFiles.ts'
import type { BuiltSite, Host, HostFiles } from './builtSite.ts'
import { prepareNginx } from './nginx.ts'

/** For S3 with CloudFront, upload the output folder directly. */
export const HOSTS = {
  'cloudflare-pages': prepareCloudflarePages,
  netlify: prepareNetlify,
  nginx: prepareNginx,
} satisfies Record<string, Host>

export type HostName = keyof typeof HOSTS

/** @throws {UserError} if the host isn't supported */
export function parseHostName(name: string): HostName {
  const names = Object.keys(HOSTS) as HostName[]
  const match = names.find((host) => host === name)
  if (match) return match
  const suggestion = findClosest(name, names)
  throw new UserError(
    `\`${name}\` isn't a supported host. ${suggestion ? `Did you mean ${suggestion}?` : `Choose one of these: ${names.join(', ')}.`}`,
  )
}

/** Free plan. See developers.cloudflare.com/pages, "Limits", "Redirects". */
const CLOUDFLARE_LIMITS = { files: 20_000, mebibytes: 25, redirects: 2_000 }

/** Cloudflare Pages matches redirects exactly. See developers.cloudflare.com/pages/configuration/serving-pages. */
export function prepareCloudflarePages({ files, redirects }: BuiltSite): HostFiles {
  const rules = [...redirects].flatMap(([from, to]) => {
    const line = formatRedirect(from, to)
    return [line, line.replace(' ', '/ ')]
  })
  const problems = [...files].flatMap(([path, size]) => {
    const mebibytes = size / 1024 / 1024
    return mebibytes > CLOUDFLARE_LIMITS.mebibytes
      ? [`It allows files up to ${CLOUDFLARE_LIMITS.mebibytes} MiB, and ${path} has ${mebibytes.toFixed(1)} MiB.`]
      : []
  })
  if (files.size > CLOUDFLARE_LIMITS.files)
    problems.push(`It allows ${pluralize(CLOUDFLARE_LIMITS.files, 'file')}, and the site has ${files.size}.`)
  if (rules.length > CLOUDFLARE_LIMITS.redirects)
    problems.push(
      `It allows ${pluralize(CLOUDFLARE_LIMITS.redirects, 'redirect')}, and the site has ${rules.length}, because each is needed with and without a trailing slash.`,
    )
  return { site: new Map([[REDIRECTS_FILE, `${rules.join('\n')}\n`]]), problems }
}

/** See docs.netlify.com/routing/redirects: custom 404 page handling; rewrites and shadowing. */
export function prepareNetlify({ redirects, sections }: BuiltSite): HostFiles {
  const redirectRules = [...redirects].map(([from, to]) => formatRedirect(from, to, '301!'))
  const folders = sections.filter((section) => section !== '/')
  const notFoundRules = folders.map((section) => `${section}* ${section}404.html 404`)
  const rules = `${[...redirectRules, ...notFoundRules].join('\n')}\n`
  return { site: new Map([[REDIRECTS_FILE, rules]]) }
}
