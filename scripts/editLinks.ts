import { join } from 'node:path'
import { getFormFragment } from '../renderer/model/describe/cmsConfig.ts'
import { listPageFiles, type SitePage } from '../renderer/model/routes.ts'
import type { Site } from '../renderer/model/site.ts'
import type { EditLink } from '../renderer/page.ts'
import { readIfExists } from './files.ts'
import { ADMIN_ADDRESS } from './serve/hostFiles.ts'

type GetEditorUrl = (path: string, line: number) => string

/** The development server's address that opens a file in the local editor (Vite, `launch-editor`). */
export const OPEN_IN_EDITOR_PATH = '/__open-in-editor'

/** Returns a function that creates URLs of the local editor. @param content path of the content folder */
export function createLocalUrlGetter(content: string): GetEditorUrl {
  return (path, line) => `${OPEN_IN_EDITOR_PATH}?file=${encodeURIComponent(`${join(content, path)}:${line}:1`)}`
}

/** Returns a function that creates URLs of an online editor. @param folderUrl `https://github.com/owner/site/edit/main/content` */
export function createOnlineUrlGetter(folderUrl: string): GetEditorUrl {
  return (path, line) => `${folderUrl.replace(/\/$/, '')}/${encodeURI(path)}#L${line}`
}

/** Returns a function that lists links to the content files of a page, and to their forms in the CMS. */
export function createEditLinksGetter(site: Site, content: string, getUrl: GetEditorUrl) {
  return (address: string): EditLink[] => {
    const page = site.findPageByAddress(address)
    if (!page) return []
    return listPageFiles(page).flatMap((path, index) => {
      const line = index === 0 ? findEntryLine(page, readIfExists(join(content, path))?.toString() ?? '') : 1
      const file = { name: `content/${path}:${line}`, href: getUrl(path, line) }
      const form = getFormFragment(path, site.model)
      return form === undefined ? [file] : [file, { name: `form of content/${path}`, href: `${ADMIN_ADDRESS}#${form}` }]
    })
  }
}

/** Finds the line of a nested entry by its slug: `- { name: Tampa, slug: tampa }`. Returns 1 for other pages. */
function findEntryLine({ definition, slug }: SitePage, text: string): number {
  if (definition.kind !== 'nested') return 1
  const hasSlug = (line: string) => [...line.matchAll(/: "?([a-z\d-]+)/g)].some(([, value]) => value === slug)
  return Math.max(text.split('\n').findIndex(hasSlug), 0) + 1
}
