import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { compile } from 'tailwindcss'

const { resolve } = createRequire(import.meta.url)

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

/** The sheets that code asks for. All others are parts of these. */
export function entrySheets(): string[] {
  const asked = codeFiles(/\.tsx?$/).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^import .*'(.*\.css)(?:\?url)?'$/gm)].map(([, sheet = '']) =>
      posix.join(posix.dirname(path), sheet),
    ),
  )
  return [...new Set(asked)]
}

/** A sheet as Tailwind makes it of its parts. */
export async function compileSheet(path: string): Promise<string> {
  const { build } = await compile(readFileSync(path, 'utf8'), {
    base: dirname(path),
    loadStylesheet: async (id, base) => {
      const part = id.startsWith('tailwindcss/') ? resolve(id) : join(base, id)
      return { path: part, base: dirname(part), content: readFileSync(part, 'utf8') }
    },
  })
  return build([])
}

/** The cascade's layers: later ones win. */
export const LAYERS = ['properties', 'theme', 'base', 'components', 'page', 'utilities']

/** The names of layers in the order in which a sheet says them first. That of a page's first sheet is the cascade's. */
export function layersOf(sheet: string): string[] {
  const names = [...sheet.matchAll(/@layer ([\w, ]+?)\s*[;{]/g)].flatMap(([, list = '']) => list.split(/, ?/))
  return [...new Set(names)]
}
