import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

export function listCodeFiles(name: RegExp): string[] {
  return ['renderer', 'pages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => name.test(path))
      .map((path) => posix.join(folder, path)),
  )
}

export function readSource(path: string): string {
  return readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
}
