import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pluralize } from '../../renderer/model/diagnostics/diagnostic.ts'
import { getCandidatesHint } from '../../renderer/model/diagnostics/similarity.ts'
import { DEFAULT_OUT_DIR, recoverOutput, replaceOutput } from '../build/steps/outputFolder.ts'
import { UserError } from '../errors.ts'
import { type BuiltSite, type HostFiles, readBuiltSite } from '../hosts/builtSite.ts'
import { prepareNginx } from '../hosts/nginx.ts'
import { defineProgram } from '../program.ts'
import { formatRedirect, REDIRECTS_FILE } from '../serve/hostFiles.ts'
import { withTemporaryFolder } from '../temporaryFolder.ts'

/** Functions that create the files of each host. S3 with CloudFront needs none. */
export const HOSTS = {
  'cloudflare-pages': prepareCloudflarePages,
  netlify: prepareNetlify,
  nginx: prepareNginx,
} satisfies Record<string, (site: BuiltSite) => HostFiles>

const HELP = `npm run host -- <host> [--out <folder>] [--release]

Prepares a built site (dist) for a host, in another folder: the folder "site" to upload, and configuration files.
The guides are in scripts/hosts.
Hosts: ${Object.keys(HOSTS).join(', ')}. S3 with CloudFront uses dist as it is.
  --out      the folder for the result (default: dist.<host>), which is replaced
  --release  fails if the site is a preview, which was built without --release`

const OPTIONS = { out: { type: 'string' }, release: { type: 'boolean', default: false } } as const

export const main = defineProgram({ help: HELP, options: OPTIONS, argumentCount: 1 }, async (options, [name = '']) => {
  const host = parseHostName(name)
  const { out = `${DEFAULT_OUT_DIR}.${host}`, release } = options
  const { files, redirects, isPreview } = await writeHostFolder({ host, from: DEFAULT_OUT_DIR, out, release })
  console.log(
    `Prepared ${out} for ${host}: ${pluralize(files.length, 'file')} and ${pluralize(redirects.size, 'redirect')}.`,
  )
  console.log(`The next steps are in scripts/hosts/${host}.md`)
  if (isPreview)
    console.log('This is a preview, because it was built without --release. Search engines are told not to index it.')
})

type HostName = keyof typeof HOSTS

/** Validates the name of a host. @throws {UserError} if the host isn't supported */
export function parseHostName(name: string): HostName {
  if (Object.hasOwn(HOSTS, name)) return name as HostName
  throw new UserError(`\`${name}\` isn't a supported host. ${getCandidatesHint(name, Object.keys(HOSTS))}`)
}

/** Writes the public folder `site`, and configuration. @throws {UserError} if there's no site, or `out` has other files */
export async function writeHostFolder(options: { host: HostName; from: string; out: string; release: boolean }) {
  const { host, from, out, release } = options
  const site = readBuiltSite(from)
  if (release && site.isPreview)
    throw new UserError(`${from} is a preview. Build a release: npm run build -- --release`)
  const hostFiles = HOSTS[host](site)
  await recoverOutput(out)
  // Only replace an empty folder or the result of an earlier run.
  const names = existsSync(out) ? readdirSync(out) : []
  const unrelatedName = names.find((name) => name !== 'site' && !hostFiles.has(name))
  if (unrelatedName !== undefined)
    throw new UserError(`${out} contains other files, such as ${unrelatedName}. Choose a new folder with --out.`)
  await withTemporaryFolder('.build', 'host-', async (workspace) => {
    const builtFolder = join(workspace, 'host')
    const copiedPaths = site.files.filter((path) => !hostFiles.has(`site/${path}`))
    // Preserve modification times, because nginx derives ETags from them.
    for (const path of copiedPaths)
      cpSync(join(from, path), join(builtFolder, 'site', path), { preserveTimestamps: true })
    for (const [path, text] of hostFiles) if (text !== undefined) writeFileSync(join(builtFolder, path), text)
    await replaceOutput(builtFolder, out)
  })
  return site
}

/** Adds a redirect with a trailing slash for each redirect, because Cloudflare Pages matches addresses exactly. */
function prepareCloudflarePages({ redirects }: BuiltSite): HostFiles {
  const lines = [...redirects].flatMap(([from, to]) => {
    const line = formatRedirect(from, to)
    return [line, line.replace(' ', '/ ')]
  })
  return new Map([[`site/${REDIRECTS_FILE}`, `${lines.join('\n')}\n`]])
}

/** Adds a rule for the 404 page of each subfolder. `301!` redirects even if a file with the old address exists (docs.netlify.com, "shadowing"). */
function prepareNetlify({ redirects, notFoundFolders }: BuiltSite): HostFiles {
  const redirectRules = [...redirects].map(([from, to]) => formatRedirect(from, to, '301!'))
  const subfolders = notFoundFolders.filter((folder) => folder !== '/')
  const notFoundRules = subfolders.map((folder) => `${folder}* ${folder}404.html 404`)
  return new Map([[`site/${REDIRECTS_FILE}`, `${[...redirectRules, ...notFoundRules].join('\n')}\n`]])
}
