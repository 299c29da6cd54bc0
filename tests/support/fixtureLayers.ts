import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'

const LAYERS = ['tests/fixtures/content', 'tests/fixtures/site']

/** Copies the fixture content and the additional files of the fixture site. */
export function copyFixtures(folder: string): string {
  for (const layer of LAYERS) cpSync(layer, folder, { recursive: true })
  return folder
}

/** Replaces `content/` with the folders of the fixtures, so that terminals can open the files. */
export function withFixturePaths(problems: string): string {
  return problems.replaceAll(/^content\/(.*?)(?=:\d+:\d+|$)/gm, (path, file) => {
    const layer = LAYERS.findLast((candidate) => existsSync(join(candidate, file)))
    return layer === undefined ? path : join(layer, file)
  })
}
