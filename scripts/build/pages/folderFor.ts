import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const PAGES = 'pages'

/**
 * The folder of `pages` where one would look for an address's page: `pages/blog/@slug` for `/blog/first-post`. A folder
 * that is not there yet is named as it would be: the first part as it is, those below by a parameter.
 */
export function folderFor(address: string): string {
  if (address.endsWith('/404')) return join(PAGES, address === '/404' ? '_error' : 'not-found')
  const [first = '', ...others] = address.split('/').filter(Boolean)
  let folder = join(PAGES, first === '' ? 'index' : first)
  for (const part of others) folder = join(folder, existsSync(join(folder, part)) ? part : parameterIn(folder))
  return folder
}

function parameterIn(folder: string): string {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.find((name) => name.startsWith('@')) ?? '@slug'
}
