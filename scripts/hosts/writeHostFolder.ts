import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { publish, recover } from '../build/steps/publish.ts'
import { UserError } from '../errors.ts'
import { withTemporaryFolder } from '../temporaryFolder.ts'
import { type BuiltSite, findHiddenFiles, type HostFiles, readBuiltSite } from './builtSite.ts'
import { HOSTS, type HostName } from './hosts.ts'

const SITE = 'site'

interface HostFolderOptions {
  host: HostName
  from: string
  out: string
  release: boolean
}

/** Write the host's folder: a public `site`, and configuration files. @throws {UserError} */
export async function writeHostFolder({ host, from, out, release }: HostFolderOptions): Promise<BuiltSite> {
  const built = readBuiltSite(from)
  if (release && built.isPreview)
    throw new UserError(`${from} is a preview. Build a release: npm run build -- --release`)
  const files = HOSTS[host](built)
  const problems = [...findHiddenFiles(built), ...files.problems]
  if (problems.length > 0) throw new UserError(`${host} can't serve ${from}:\n${problems.join('\n')}`)
  await recover(out)
  // Only replace an empty folder, or the result of an earlier run.
  const others = (existsSync(out) ? readdirSync(out) : []).filter((name) => name !== SITE && !files.config.has(name))
  if (others.length > 0)
    throw new UserError(`${out} contains other files, such as ${others[0]}. Choose a new folder with --out.`)
  await withTemporaryFolder('.build', 'host-', async (workspace) => {
    const finished = join(workspace, 'host')
    writeFiles(from, [...built.files.keys()], finished, files)
    await publish(finished, out)
  })
  return built
}

function writeFiles(from: string, paths: string[], folder: string, { site, config }: HostFiles): void {
  // nginx derives ETags from the modification time.
  for (const path of paths.filter((each) => !site.has(each)))
    cpSync(join(from, path), join(folder, SITE, path), { preserveTimestamps: true })
  for (const [path, text] of site) if (text !== undefined) writeFile(join(folder, SITE, path), text)
  for (const [path, text] of config) writeFile(join(folder, path), text)
}

function writeFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text, { mode: file.endsWith('.sh') ? 0o755 : 0o644 })
}
