import { readFileSync, writeFileSync } from 'node:fs'
import type { LucideIcon } from 'lucide-react'
import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { UserError } from '../../errors.ts'
import { defineProgram } from '../../program.ts'

const HELP = `node scripts/run.js icons

Updates the icons in renderer/icons from Lucide. To add an icon, first add its name to
pages.json or player.json, with an empty string as the value.`

export const main = defineProgram({ help: HELP, options: {} }, async () => {
  for (const file of ['renderer/icons/pages.json', 'renderer/icons/player.json']) {
    const names = Object.keys(JSON.parse(readFileSync(file, 'utf8')))
    const shapesByName = Object.fromEntries(names.map((name) => [name, renderShapes(name)]))
    writeFileSync(file, `${JSON.stringify(shapesByName, null, 2)}\n`)
  }
})

/** Returns the elements inside an icon's `<svg>`. @throws {UserError} if Lucide has no icon with this name */
export function renderShapes(name: string): string {
  const key = name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  // Exports include deprecated names.
  const icon = (lucide as unknown as Record<string, LucideIcon>)[key]
  if (!icon) throw new UserError(`Lucide has no icon ${name}. Correct its name in renderer/icons.`)
  return renderToStaticMarkup(createElement(icon)).replaceAll(/^<svg[^>]*>|<\/svg>$/g, '')
}
