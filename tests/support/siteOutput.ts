import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scanPage } from '../../scripts/build/pages/pageScan.ts'
import { listSiteFiles, type SiteOutput } from '../../scripts/build/steps/siteProblems.ts'
import { listFiles } from '../../scripts/files.ts'

export function readSiteOutput(folder: string): SiteOutput {
  const pages = listFiles(folder).filter((path) => path.endsWith('.html'))
  const scans = pages.map((path) => [toAddress(path), scanPage(readFileSync(join(folder, path), 'utf8'))] as const)
  return { files: listSiteFiles(folder), pages: new Map(scans) }
}

const toAddress = (path: string) => `/${path}`.replace(/\.html$/, '').replace(/\/index$/, '/')
