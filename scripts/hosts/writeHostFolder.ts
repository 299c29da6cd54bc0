import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publish, recover } from '../build/steps/publish.ts'
import { UserError } from '../errors.ts'
import { withTemporaryFolder } from '../temporaryFolder.ts'
import { type BuiltSite, type HostFiles, readBuiltSite } from './builtSite.ts'
import { HOSTS, type HostName } from './hosts.ts'

const SITE_FOLDER = 'site'

interface HostFolderOptions {
  host: HostName
  /** Path of the built site. */
  from: string
  /** Path of the output folder, which is replaced. */
  out: string
  /** Rejects sites that weren't built with `--release`. */
  release: boolean
}

/** Writes the host's folder: a public `site`, and configuration files. @throws {UserError} */
export async function writeHostFolder({ host, from, out, release }: HostFolderOptions): Promise<BuiltSite> {
  const built = readBuiltSite(from)
  if (release && built.isPreview)
    throw new UserError(`${from} is a preview. Build a release: npm run build -- --release`)
  const { site, config = {}, problems = [] }: HostFiles = HOSTS[host](built)
  if (problems.length > 0) throw new UserError(`${host} can't serve ${from}:\n${problems.join('\n')}`)
  await recover(out)
  // Only replace an empty folder, or the result of an earlier run.
  const unrelatedNames = (existsSync(out) ? readdirSync(out) : []).filter(
    (name) => name !== SITE_FOLDER && !(name in config),
  )
  if (unrelatedNames.length > 0)
    throw new UserError(`${out} contains other files, such as ${unrelatedNames[0]}. Choose a new folder with --out.`)
  await withTemporaryFolder('.build', 'host-', async (workspace) => {
    const finished = join(workspace, 'host')
    const paths = [...built.files.keys()].filter((path) => !site.has(path))
    // nginx derives ETags from the modification time.
    for (const path of paths) cpSync(join(from, path), join(finished, SITE_FOLDER, path), { preserveTimestamps: true })
    for (const [path, text] of site) if (text !== undefined) writeFileSync(join(finished, SITE_FOLDER, path), text)
    for (const [path, text] of Object.entries(config)) writeFileSync(join(finished, path), text)
    await publish(finished, out)
  })
  return built
}
