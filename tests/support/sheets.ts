import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** Every file of our code whose name matches, as a path from the root of the project. */
export function codeFiles(name: RegExp): string[] {
  return ['renderer', 'pages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => name.test(path))
      .map((path) => posix.join(folder, path)),
  )
}

/** A sheet as it is written, without its comments. */
export function sheetText(path: string): string {
  return readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
}
