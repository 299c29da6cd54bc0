import { HEADERS_FILE, REDIRECTS_FILE } from '../serve/hostFiles.ts'
import type { HostFiles } from './host.ts'
import type { SiteFacts } from './siteFacts.ts'

/** Source: docs.github.com/pages, "GitHub Pages limits". */
const MOST_BYTES = 1024 ** 3

/**
 * GitHub Pages serves clean addresses and the root's `404.html`. It sends no headers of ours, so the policy is the one that
 * each page carries, and it knows no redirects, so an old address is a page that leads to the new one. A site that is no
 * release is refused, because nothing would tell search engines so. Source: docs.github.com/pages.
 */
export function githubPages({ origin, redirects, files, isPreview }: SiteFacts): HostFiles {
  const refusals: string[] = []
  if (isPreview)
    refusals.push('It sends no headers, so search engines would find what is no release: build with --release.')
  const bytes = [...files.values()].reduce((sum, size) => sum + size, 0)
  if (bytes > MOST_BYTES) refusals.push(`It takes 1 GB, and the site has ${(bytes / MOST_BYTES).toFixed(2)}.`)
  // Two files, for the address with a slash at the end and without.
  const moved = [...redirects].flatMap(([from, to]) =>
    ['.html', '/index.html'].map((end) => [from.slice(1) + end, movedPage(origin, to)] as const),
  )
  const site = new Map<string, string | undefined>([
    ...moved,
    // Where the folder is published as a branch, Jekyll would leave things out.
    ['.nojekyll', ''],
    [HEADERS_FILE, undefined],
    [REDIRECTS_FILE, undefined],
  ])
  return { site, beside: new Map(), refusals }
}

/**
 * A page that leads to another at once, which search engines take for a permanent redirect (Google Search Central,
 * "Redirects and Google Search": instant `meta refresh`).
 * @param to an address of ours: letters, digits, hyphens and slashes.
 */
function movedPage(origin: string, to: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page has moved</title>
<link rel="canonical" href="${origin}${to}">
<meta http-equiv="refresh" content="0; url=${to}">
</head>
<body>
<p>This page has moved to <a href="${to}">${origin}${to}</a>.</p>
</body>
</html>
`
}
