import { readdirSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { parseSync } from 'rolldown/utils'

export const modules = ['renderer', 'pages', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => posix.join(folder, name)),
)

export interface Import {
  target: string
  isType: boolean
}

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

function literalOf(argument: string): string {
  const [, literal] = /^['"]([^'"]+)['"]$/.exec(argument) ?? []
  return literal ?? `import(${argument})`
}

export function packageOf(request: string): string {
  return request.split('/', request.startsWith('@') ? 2 : 1).join('/')
}

export function isOwn(target: string): boolean {
  return /^(renderer|pages|scripts|tests|content|public)\//.test(target)
}
