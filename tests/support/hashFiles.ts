import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns SHA-256 hashes of all files by relative path. */
export function hashFiles(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const hashes = files.map((entry) => {
    const file = join(entry.parentPath, entry.name)
    return [file.slice(folder.length + 1), createHash('sha256').update(readFileSync(file)).digest('hex')] as const
  })
  return Object.fromEntries(hashes.sort(([a], [b]) => (a < b ? -1 : 1)))
}
