import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'

/** The smallest valid content, and what is laid over it so that every part of a page has something to show. */
const LAYERS = ['tests/fixtures/content', 'tests/fixtures/site']

/**
 * Copies the content of the fixture site into a new or an empty folder.
 * @returns the folder.
 */
export function copyFixtures(folder: string): string {
  for (const layer of LAYERS) cpSync(layer, folder, { recursive: true })
  return folder
}

/** What the check says of such a folder, with the paths of the fixtures' files: whoever mends one finds it by that. */
export function withFixturePaths(problems: string): string {
  return problems.replaceAll(/^content\/(.*?)(?=:\d+:\d+|$)/gm, (path, file) => {
    const layer = LAYERS.findLast((each) => existsSync(join(each, file)))
    return layer === undefined ? path : join(layer, file)
  })
}
