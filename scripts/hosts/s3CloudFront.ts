import { EVERYWHERE, HASHED, IMMUTABLE, REVALIDATE } from '../serve/headers.ts'
import { HEADERS_FILE } from '../steps/writeHeaders.ts'
import { REDIRECTS_FILE } from '../steps/writeRedirects.ts'
import { cloudFrontFunction, MOST_CODE } from './cloudFrontFunction.ts'
import { cloudFrontTemplate } from './cloudFrontTemplate.ts'
import { endings, saysCharset, typeOf } from './contentTypes.ts'
import type { HostFiles } from './host.ts'
import type { SiteFacts } from './siteFacts.ts'

/**
 * S3 keeps files with the headers that they were uploaded with, and CloudFront adds those that all answers have. What no
 * address tells is done by a function; texts are compressed by CloudFront itself ("Serve compressed files"). One not-found
 * page serves a whole distribution. Source: Amazon CloudFront Developer Guide.
 */
export function s3CloudFront({ headers, redirects, files }: SiteFacts): HostFiles {
  const refusals: string[] = []
  const code = cloudFrontFunction(redirects)
  if (Buffer.byteLength(code) > MOST_CODE)
    refusals.push(
      `A function of CloudFront has ${MOST_CODE} bytes, and ${redirects.size} redirects make one of ${code.length}.`,
    )
  const everywhere = headers.find(({ path }) => path === EVERYWHERE)?.headers ?? {}
  const template = `${JSON.stringify(cloudFrontTemplate(everywhere, code), undefined, 2)}\n`
  return {
    site: new Map([
      [HEADERS_FILE, undefined],
      [REDIRECTS_FILE, undefined],
    ]),
    beside: new Map([
      ['template.json', template],
      ['upload.sh', uploadScript([...files.keys()])],
    ]),
    refusals,
  }
}

/**
 * Uploads by kinds of files, each with its headers: what pages refer to comes first, pages come last, and only then what
 * is gone is removed. Assets stay, for visitors who still have the last pages open. Source: AWS CLI, `s3 sync`: of filters
 * the last that fits counts.
 */
function uploadScript(files: string[]): string {
  const isAsset = (path: string) => `/${path}`.startsWith(HASHED)
  const isOwn = (path: string) => path !== HEADERS_FILE && path !== REDIRECTS_FILE
  const assets = endings(files.filter(isAsset)).map((ending) =>
    sync(`--include '${HASHED.slice(1)}*.${ending}'`, IMMUTABLE['Cache-Control'], ending),
  )
  const others = endings(files.filter((path) => isOwn(path) && !isAsset(path)))
    .sort((a, b) => Number(a === 'html') - Number(b === 'html'))
    .map((ending) =>
      sync(`--include '*.${ending}' --exclude '${HASHED.slice(1)}*'`, REVALIDATE['Cache-Control'], ending),
    )
  return `#!/usr/bin/env bash
# Made by \`npm run host -- s3-cloudfront\`: uploads the folder "site" beside this file. BUCKET=<name> ./upload.sh
set -euo pipefail
cd "$(dirname "$0")"
${[...assets, ...others].join('\n')}
aws s3 sync site "s3://$BUCKET" --exclude '${HASHED.slice(1)}*' --size-only --delete
`
}

function sync(filters: string, keep: string, ending: string): string {
  const type = saysCharset(ending) ? `${typeOf(ending)}; charset=utf-8` : typeOf(ending)
  return `aws s3 sync site "s3://$BUCKET" --exclude '*' ${filters} --cache-control '${keep}' --content-type '${type}'`
}
