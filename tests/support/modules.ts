import { readdirSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { parseSync } from 'rolldown/utils'

/** Every module of the project, tests apart. */
export const modules = ['renderer', 'pages', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => posix.join(folder, name)),
)

export interface Import {
  /** A path from the root of the project, or a package as it is asked for. */
  target: string
  /** Whether nothing of it is there when the program runs. */
  isType: boolean
}

/** What a module imports, passes on, or fetches when it runs. */
export function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8')
  const { module } = parseSync(file, source)
  const passedOn = module.staticExports.flatMap(({ entries }) => entries)
  const requests = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      request: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...passedOn.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ request: moduleRequest.value, isType }] : [],
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      request: literalOf(source.slice(start, end)),
      isType: false,
    })),
  ]
  return requests.map(({ request, isType }) => ({
    target: request.startsWith('.') ? posix.join(dirname(file), request) : request,
    isType,
  }))
}

/** What `import(…)` fetches; where that is computed, nobody knows. */
function literalOf(argument: string): string {
  const [, literal] = /^['"]([^'"]+)['"]$/.exec(argument) ?? []
  return literal ?? `import(${argument})`
}

/** The name of a package, of what is asked of it: `react-dom` of `react-dom/server`, `@scope/name` of `@scope/name/file`. */
export function packageOf(request: string): string {
  return request.split('/', request.startsWith('@') ? 2 : 1).join('/')
}

/** Whether an import is of one of the project's own files. */
export function isOwn(target: string): boolean {
  return /^(renderer|pages|scripts|tests|content|public)\//.test(target)
}
