import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadSite, type Site } from '../../renderer/model/load.ts'
import { formatProblems } from '../../renderer/model/problem.ts'
import { TODAY } from './contentFolder.ts'

/** The smallest valid content, and what is laid over it so that every part of a page has something to show. */
export const LAYERS = ['tests/fixtures/content', 'tests/fixtures/site']

/**
 * Writes the content of the fixture site into a folder that nothing else uses.
 * @returns the folder.
 */
export function layFixtures(folder: string): string {
  rmSync(folder, { recursive: true, force: true })
  for (const layer of LAYERS) cpSync(layer, folder, { recursive: true })
  return folder
}

let loaded: Promise<Site> | undefined

/** The content of the fixture site, checked. Tests read it only. */
export function fixtureSiteContent(): Promise<Site> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'fixture-site-'))
  try {
    const { site, problems } = await loadSite({ root: layFixtures(join(folder, 'content')), today: TODAY })
    if (problems) throw new Error(formatProblems(problems))
    return site
  } finally {
    rmSync(folder, { recursive: true })
  }
}
