import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { readBuiltSite } from '../../scripts/steps/builtSite.ts'

/** The folder of the site that has been built from the real content. */
export const folder = inject('folder')

/** What is in it. */
export const built = await readBuiltSite(folder)

/** The addresses of all pages, not-found pages among them. */
export const pages = [...built.pages.keys()]

export const isNotFound = (address: string) => address.endsWith('/404')

const texts = new Map<string, string>()

/** The HTML of a page. */
export function html(address: string): string {
  const text = texts.get(address) ?? readFileSync(fileOf(address === '/' ? '/index.html' : `${address}.html`), 'utf8')
  texts.set(address, text)
  return text
}

/** Where the built file of an address is. */
export const fileOf = (address: string) => join(folder, address)
