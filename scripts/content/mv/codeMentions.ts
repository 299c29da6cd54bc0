import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'

/** The folders whose code may name an entry: a page that falls back to one. */
const FOLDERS = ['renderer', 'pages', 'scripts']

/** Lines of code that name something of the content, as `renderer/x.ts:12`. */
export function codeMentions(project: string, name: string): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => linesWith(join(project, folder, file), posix.join(folder, file.split(sep).join('/')), name)),
  )
}

function linesWith(file: string, called: string, name: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, index) => (isNaming(line, name) ? [`${called}:${index + 1}`] : []))
}

/** In quotes that are code: what stands behind a star or two slashes is a comment. */
function isNaming(line: string, name: string): boolean {
  return line.includes(`'${name}'`) && !/^\s*(?:\/?\*|\/\/)/.test(line)
}
