import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { PlainError } from '../errors.ts'
import { removedAfterwards } from '../temporaryFolder.ts'
import { HOSTS, type HostName } from './hosts.ts'
import { type HostFiles, hiddenFiles, readFacts, type SiteFacts } from './siteFacts.ts'

const SITE = 'site'

interface LayOutOptions {
  host: HostName
  from: string
  /** The folder to write, which gives way to the new one. */
  out: string
  /** Whether anything but a release is refused. */
  release: boolean
}

/**
 * Lays out what a host is given: `site`, and beside it what is for its owner alone. The built site stays as it is.
 * @throws {PlainError} if there is no site, if the host cannot serve it, or if the folder holds other things.
 */
export async function layOut({ host, from, out, release }: LayOutOptions): Promise<SiteFacts> {
  const facts = readFacts(from)
  if (release && facts.isPreview)
    throw new PlainError(`${from} is a preview: what is released is built by npm run build -- --release`)
  const files = HOSTS[host](facts)
  const refusals = [...hiddenFiles(facts), ...files.refusals]
  if (refusals.length > 0) throw new PlainError(`${host} cannot serve ${from}:\n${refusals.join('\n')}`)
  // What is replaced must be nothing, or an earlier one.
  const others = (existsSync(out) ? readdirSync(out) : []).filter((name) => name !== SITE && !files.beside.has(name))
  if (others.length > 0) throw new PlainError(`${out} holds other files, as ${others[0]}: name a new folder by --out.`)
  const next = join(dirname(resolve(out)), `.${basename(out)}.${process.pid}`)
  await removedAfterwards(next, async () => {
    lay(from, [...facts.files.keys()], next, files)
    rmSync(out, { recursive: true, force: true })
    renameSync(next, out)
  })
  return facts
}

function lay(from: string, built: string[], next: string, { site, beside }: HostFiles): void {
  for (const path of built.filter((each) => !site.has(each))) {
    const file = join(next, SITE, path)
    mkdirSync(dirname(file), { recursive: true })
    copyFileSync(join(from, path), file)
    // What a build has not made anew keeps its day, and so its entity tag at nginx: nobody loads it again.
    const { atime, mtime } = statSync(join(from, path))
    utimesSync(file, atime, mtime)
  }
  for (const [path, text] of site) if (text !== undefined) writeInto(join(next, SITE, path), text)
  for (const [path, text] of beside) writeInto(join(next, path), text)
}

function writeInto(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text, { mode: file.endsWith('.sh') ? 0o755 : 0o644 })
}
