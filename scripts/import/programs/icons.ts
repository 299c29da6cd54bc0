import { writeFile } from 'node:fs/promises'
import type { LucideIcon } from 'lucide-react'
import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import pages from '../../../renderer/icons/pages.json'
import player from '../../../renderer/icons/player.json'
import { defineProgram } from '../../program.ts'

const HELP = `node scripts/run.js icons

Updates the icons in renderer/icons from Lucide. To add an icon, first add its name to
pages.json or player.json, with an empty string as the value.`

export const main = defineProgram({ help: HELP, options: {} }, async () => {
  await writeFile('renderer/icons/pages.json', formatIcons(Object.keys(pages)))
  await writeFile('renderer/icons/player.json', formatIcons(Object.keys(player)))
})

function formatIcons(names: readonly string[]): string {
  return `${JSON.stringify(Object.fromEntries(names.map((name) => [name, renderShapes(name)])), null, 2)}\n`
}

function renderShapes(name: string): string {
  const key = name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  // Exports include deprecated names.
  const icon = (lucide as unknown as Record<string, LucideIcon>)[key]
  if (!icon) throw new Error(`Lucide has no icon ${name}. Correct its name in renderer/icons.`)
  return renderToStaticMarkup(createElement(icon)).replaceAll(/^<svg[^>]*>|<\/svg>$/g, '')
}
