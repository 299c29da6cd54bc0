import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LucideIcon } from 'lucide-react'
import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import pages from '../../../renderer/icons/pages.json'
import player from '../../../renderer/icons/player.json'
import { PROJECT } from '../../store/sources.ts'

/**
 * Takes the icons that pages and the player show out of Lucide's 1,700, into `renderer/icons`: `node scripts/run.js icons`, after an
 * update of the package or a new name in `pages.json` or `player.json`, with an empty text.
 */
const FOLDER = join(PROJECT, 'renderer/icons')

await writeFile(join(FOLDER, 'pages.json'), jsonOf(Object.keys(pages)))
await writeFile(join(FOLDER, 'player.json'), jsonOf(Object.keys(player)))

function jsonOf(names: readonly string[]): string {
  return `${JSON.stringify(Object.fromEntries(names.map((name) => [name, shapesOf(name)])), null, 2)}\n`
}

/** The elements within an icon's drawing. */
function shapesOf(name: string): string {
  const key = name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  // Names that Lucide has changed are among its exports, and not in its list.
  const icon = (lucide as unknown as Record<string, LucideIcon>)[key]
  if (!icon) throw new Error(`Lucide has no icon ${name}.`)
  return renderToStaticMarkup(createElement(icon)).replaceAll(/^<svg[^>]*>|<\/svg>$/g, '')
}
