import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { publish, recover } from '../build/steps/publish.ts'
import { UserError } from '../errors.ts'
import { withTemporaryFolder } from '../temporaryFolder.ts'
import { HOSTS, type HostName } from './hosts.ts'
import { type HostFiles, hiddenFiles, readFacts, type SiteFacts } from './siteFacts.ts'

const SITE = 'site'

interface LayOutOptions {
  host: HostName
  from: string
  /** The folder to write. It's replaced. */
  out: string
  /** Whether to refuse a site that wasn't built with --release. */
  release: boolean
}

/**
 * Writes the files for a host: `site`, which is uploaded or served, and next to it the files for its owner. The built site doesn't change.
 * @throws {UserError} if there is no site, the host can't serve it, or the folder contains other files
 */
export async function layOut({ host, from, out, release }: LayOutOptions): Promise<SiteFacts> {
  const facts = readFacts(from)
  if (release && facts.isPreview)
    throw new UserError(`${from} is a preview: what is released is built by npm run build -- --release`)
  const files = HOSTS[host](facts)
  const refusals = [...hiddenFiles(facts), ...files.refusals]
  if (refusals.length > 0) throw new UserError(`${host} cannot serve ${from}:\n${refusals.join('\n')}`)
  await recover(out)
  // Replace only an empty folder, or the result of an earlier run.
  const others = (existsSync(out) ? readdirSync(out) : []).filter((name) => name !== SITE && !files.beside.has(name))
  if (others.length > 0) throw new UserError(`${out} holds other files, as ${others[0]}: name a new folder by --out.`)
  await withTemporaryFolder('.build', 'host-', async (workspace) => {
    const finished = join(workspace, 'host')
    writeHost(from, [...facts.files.keys()], finished, files)
    await publish(finished, out)
  })
  return facts
}

function writeHost(from: string, built: string[], folder: string, { site, beside }: HostFiles): void {
  // nginx derives ETags from the modification time.
  for (const path of built.filter((each) => !site.has(each)))
    cpSync(join(from, path), join(folder, SITE, path), { preserveTimestamps: true })
  for (const [path, text] of site) if (text !== undefined) writeInto(join(folder, SITE, path), text)
  for (const [path, text] of beside) writeInto(join(folder, path), text)
}

function writeInto(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text, { mode: file.endsWith('.sh') ? 0o755 : 0o644 })
}
