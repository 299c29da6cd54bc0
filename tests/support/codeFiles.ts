import { readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { listFiles } from '../../scripts/files.ts'

export function listCodeFiles(name: RegExp, folders = ['renderer', 'pages']): string[] {
  return folders
    .flatMap((folder) => listFiles(folder).map((path) => posix.join(folder, path)))
    .filter((path) => name.test(path))
}

export function readSource(path: string): string {
  return readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
}

/** All modules, except for tests. */
export const modules = listCodeFiles(/\.tsx?$/, ['renderer', 'pages', 'scripts'])

export const parseModule = (file: string) => parseSync(file, readFileSync(file, 'utf8'))

export function* walkNodes(tree: unknown): Generator<Record<string, unknown>> {
  if (tree === null || typeof tree !== 'object') return
  if ('type' in tree) yield { ...tree }
  for (const child of Object.values(tree)) yield* walkNodes(child)
}

export interface Import {
  /** The path from the root, or the package specifier. */
  target: string
  isType: boolean
}

/** Lists imports and re-exports. */
export function listImports(file: string): Import[] {
  const { module } = parseModule(file)
  const source = readFileSync(file, 'utf8')
  const exported = module.staticExports.flatMap(({ entries }) => entries)
  const requests = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      request: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...exported.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ request: moduleRequest.value, isType }] : [],
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => {
      const argument = source.slice(start, end)
      return { request: /^['"]([^'"]+)['"]$/.exec(argument)?.[1] ?? `import(${argument})`, isType: false }
    }),
  ]
  return requests.map(({ request, isType }) => ({
    target: request.startsWith('.') ? posix.join(dirname(file), request) : request,
    isType,
  }))
}
