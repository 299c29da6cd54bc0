import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatProblems } from '../../renderer/model/explain/diagnostic.ts'
import type { Site } from '../../renderer/model/site.ts'
import { checkFolder } from './contentFolder.ts'
import { copyFixtures, withFixturePaths } from './fixtureLayers.ts'

let loaded: Promise<Site> | undefined

export function fixtureSiteContent(): Promise<Site> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'fixture-site-'))
  try {
    const { site, problems } = await checkFolder(copyFixtures(join(folder, 'content')))
    if (problems) throw new Error(withFixturePaths(formatProblems(problems)))
    return site
  } finally {
    rmSync(folder, { recursive: true })
  }
}
