import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's own folder: what is built is its code, wherever the content lies. */
export const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

/** Every folder and file that the code build reads. Content is none of them, and `tests/scripts/codeKey.test.ts` sees that no plugin is missing. */
export const CODE_SOURCES = [
  'renderer',
  'pages',
  'public',
  'scripts/code',
  'scripts/plainImports.ts',
  'scripts/production.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  // What is installed, where that is not what the lock file says.
  'node_modules/.package-lock.json',
]

/**
 * The name of the code's present state: a hash of the sources' bytes and names, of the versions of packages and of
 * Node's major. The project's place is part of it, because the server bundle names it.
 */
export function codeKey(project = PROJECT): string {
  const hash = createHash('sha256').update(JSON.stringify([project, process.versions.node.split('.')[0]]))
  for (const file of CODE_SOURCES.flatMap((source) => filesOf(project, source))) {
    hash.update(
      JSON.stringify([
        file,
        createHash('sha256')
          .update(readFileSync(join(project, file)))
          .digest('hex'),
      ]),
    )
  }
  return hash.digest('hex').slice(0, 16)
}

function filesOf(project: string, source: string): string[] {
  const path = join(project, source)
  if (!existsSync(path)) return []
  if (/\.[a-z]+$/.test(source)) return [source]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1))
    .map((file) => posix.join(source, file.split(sep).join('/')))
    .sort()
}
