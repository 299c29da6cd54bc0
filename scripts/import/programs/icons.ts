import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { icons } from '@iconify-json/lucide'
import pages from '../../../renderer/icons/pages.json'
import player from '../../../renderer/icons/player.json'
import { PROJECT } from '../../store/sources.js'

/**
 * Takes the icons that pages and the player show out of Lucide's 1,700, into `renderer/icons`: `node scripts/run.js icons`, after an
 * update of the package or a new name in `pages.json` or `player.json`, with an empty text.
 */
const FOLDER = join(PROJECT, 'renderer/icons')

/** What `Icon` says once for a whole drawing, and the package again for each of its shapes, or for a group of them. */
const SAID_BY_ICON =
  / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g

await writeFile(join(FOLDER, 'pages.json'), jsonOf(Object.keys(pages)))
await writeFile(join(FOLDER, 'player.json'), jsonOf(Object.keys(player)))

function jsonOf(names: readonly string[]): string {
  return `${JSON.stringify(Object.fromEntries(names.map((name) => [name, shapesOf(name)])), null, 2)}\n`
}

/** The elements within an icon's drawing. */
function shapesOf(name: string): string {
  // Names that Lucide has changed are among the aliases.
  const icon = icons.icons[icons.aliases?.[name]?.parent ?? name]
  if (!icon) throw new Error(`Lucide has no icon ${name}.`)
  return icon.body.replaceAll(SAID_BY_ICON, '').replaceAll(/^<g>|<\/g>$/g, '')
}
