import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const FOLDERS = ['scripts/pictures', 'renderer/drawing']
const FILES = ['scripts/steps/drawPictures.ts', 'renderer/styles/tokens.css', 'package-lock.json']

/** A hash of all that a drawing depends on, words and data apart: code, fonts, colours, and the versions of packages. */
export const DRAWING_CODE = hashOf([...FOLDERS.flatMap(filesIn), ...FILES])

function filesIn(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true })
  return entries.flatMap((entry) => (entry.isFile() ? [join(folder, entry.name)] : [])).sort()
}

function hashOf(files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}
