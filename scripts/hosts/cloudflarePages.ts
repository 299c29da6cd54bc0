import { counted } from '../build/steps/step.ts'
import { HEADERS_FILE, headersText, REDIRECTS_FILE } from '../serve/hostFiles.ts'
import type { HostFiles } from './host.ts'
import type { SiteFacts } from './siteFacts.ts'

/** Sources: developers.cloudflare.com/pages, "Limits", "Redirects", "Headers". Files are those of the free plan. */
const MOST = { files: 20_000, fileBytes: 25 * 1024 * 1024, redirects: 2_000, rules: 100, line: 2_000 }

/**
 * Cloudflare Pages serves the built site as it is: clean addresses, the nearest `404.html`, `_redirects` and `_headers` are
 * its own rules (developers.cloudflare.com/pages/configuration/serving-pages). A redirect fits its very address alone, so one
 * with a slash at the end is written beside each. What is left is to keep within the limits.
 */
export function cloudflarePages({ files, headers, redirects }: SiteFacts): HostFiles {
  const refusals: string[] = []
  const rules = [...redirects].flatMap(([from, to]) => [`${from} ${to} 301`, `${from}/ ${to} 301`])
  if (files.size > MOST.files) refusals.push(`It takes ${counted(MOST.files, 'file')}, and the site has ${files.size}.`)
  for (const [path, size] of files)
    if (size > MOST.fileBytes) refusals.push(`It takes no file above 25 MiB, and ${path} has ${mebibytes(size)}.`)
  if (rules.length > MOST.redirects)
    refusals.push(
      `It takes ${counted(MOST.redirects, 'redirect')}, and the site has ${rules.length}, each with a slash and without.`,
    )
  if (headers.length > MOST.rules)
    refusals.push(`It takes ${MOST.rules} rules of headers, and there are ${headers.length}.`)
  for (const line of headersText(headers).split('\n'))
    if (line.length > MOST.line)
      refusals.push(
        `It takes ${MOST.line} characters a line of ${HEADERS_FILE}, and "${line.slice(0, 40)}…" has ${line.length}.`,
      )
  return { site: new Map([[REDIRECTS_FILE, `${rules.join('\n')}\n`]]), beside: new Map(), refusals }
}

function mebibytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MiB`
}
