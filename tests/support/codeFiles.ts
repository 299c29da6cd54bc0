import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { listFiles } from '../../scripts/files.ts'

export function listCodeFiles(pattern: RegExp, folders = ['renderer', 'pages']): string[] {
  return folders
    .flatMap((folder) => listFiles(folder).map((path) => posix.join(folder, path)))
    .filter((path) => pattern.test(path))
}

export const readStylesheet = (path: string): string => readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')

/** All modules, except for tests. */
export const modules = listCodeFiles(/\.tsx?$/, ['renderer', 'pages', 'scripts'])

export const parseModule = (file: string) => parseSync(file, readFileSync(file, 'utf8'))

export function* walkNodes(tree: unknown): Generator<Record<string, unknown>> {
  const remaining = [tree]
  while (remaining.length > 0) {
    const node = remaining.pop()
    if (node === null || typeof node !== 'object') continue
    if ('type' in node) yield { ...node }
    remaining.push(...Object.values(node))
  }
}
