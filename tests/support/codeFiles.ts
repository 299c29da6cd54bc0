import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { listFiles } from '../../scripts/cache/sources.ts'

export function listCodeFiles(name: RegExp, folders = ['renderer', 'pages']): string[] {
  return folders
    .flatMap((folder) => listFiles(folder).map((path) => posix.join(folder, path)))
    .filter((path) => name.test(path))
}

export function readSource(path: string): string {
  return readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
}
