import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectLinks } from '../../scripts/build/pages/pageLinks.ts'
import { listSiteFiles, type SiteOutput } from '../../scripts/build/steps/siteProblems.ts'
import { listFiles } from '../../scripts/files.ts'

export function readSiteOutput(folder: string): SiteOutput {
  const pages = listFiles(folder).filter((path) => path.endsWith('.html'))
  const links = pages.map((path) => [toAddress(path), collectLinks(readFileSync(join(folder, path), 'utf8'))] as const)
  return { files: listSiteFiles(folder), pages: new Map(links) }
}

const toAddress = (path: string) => `/${path}`.replace(/\.html$/, '').replace(/\/index$/, '/')
