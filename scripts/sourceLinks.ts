import { join } from 'node:path'
import { formOf } from '../renderer/model/describe/contentSystem.ts'
import { filesOf, type PageAddress } from '../renderer/model/routes.ts'
import type { Site } from '../renderer/model/site.ts'
import type { SourceLink } from '../renderer/page.ts'
import { ADMIN } from './serve/hostFiles.ts'
import { readIfExists } from './store/sources.ts'

/** Where a line of a content file opens to be edited. */
type EditorAddress = (path: string, line: number) => string

/** Where Vite's development server asks `launch-editor` for a file. */
export const OPEN_IN_EDITOR = '/__open-in-editor'

/** In the editor of whoever runs the development server. */
export function linkToLocalEditor(root: string): EditorAddress {
  return (path, line) => `${OPEN_IN_EDITOR}?file=${encodeURIComponent(`${join(root, path)}:${line}:1`)}`
}

/** In the host's editor. @param base where it edits the content folder: `https://github.com/owner/site/edit/main/content`. */
export function linkToHostEditor(base: string): EditorAddress {
  return (path, line) => `${base.replace(/\/$/, '')}/${encodeURI(path)}#L${line}`
}

/**
 * Returns a function that lists the content files of a page, each with the line at which its content starts, and its form. In
 * development, a file may have been deleted since the last check: its link leads to the first line.
 */
export function sourceLinks(site: Site, root: string, editor: EditorAddress): (address: string) => SourceLink[] {
  const pages = new Map(site.pages().map((page) => [page.address, page]))
  return (address) => {
    const page = pages.get(address)
    if (!page) return []
    return filesOf(page).flatMap((path, index) => {
      const line = index === 0 ? lineOf(page, readIfExists(join(root, path))?.toString() ?? '') : 1
      const own = { name: `content/${path}:${line}`, href: editor(path, line) }
      const form = formOf(path, site.model)
      return form === undefined ? [own] : [own, { name: 'its form', href: `${ADMIN}#${form}` }]
    })
  }
}

/** What is listed in the file of something else begins where its slug stands; all else at the top. */
function lineOf({ definition, slug }: PageAddress, text: string): number {
  if (definition.kind !== 'nested') return 1
  const isIts = (line: string) => [...line.matchAll(/: "?([a-z\d-]+)/g)].some(([, value]) => value === slug)
  return Math.max(text.split('\n').findIndex(isIts), 0) + 1
}
