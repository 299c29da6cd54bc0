import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Named } from './names.ts'
import type { Plan } from './plan.ts'

/** What no page shows and no check reads, and names files all the same. */
const NOTE = 'open-questions.md'

/** The path of a file, or the address of a page. */
const NAME = /(?<![\w./-])\/?[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)+/g
/** Empty lines, and the items of lists. */
const PARAGRAPHS = /\n(?=\n| {0,8}(?:[-*]|\d{1,3}\.) )/

/**
 * Renames in the list of open questions too: files, addresses, and in a paragraph about its file the name of a record.
 * The plan counts what was rewritten.
 */
export function renameInNotes(root: string, plan: Plan, from: Named, to: Named): void {
  const file = join(root, NOTE)
  if (!existsSync(file)) return
  const text = readFileSync(file, 'utf8')
  const { after, count } = noteAfter(text, [...plan.paths, ...plan.addresses], from, to)
  if (count === 0) return
  writeFileSync(file, after)
  plan.rewritten.set(NOTE, count)
}

/** A note with other names in it, and how many. */
export function noteAfter(text: string, names: (readonly [string, string])[], from: Named, to: Named) {
  let count = 0
  const others = new Map(names)
  const renamed = text.replaceAll(NAME, (name) => {
    const other = others.get(name)
    if (other === undefined) return name
    count += 1
    return other
  })
  if (from.kind !== 'record') return { after: renamed, count }
  const { path } = from.definition
  const paragraphs = renamed.split(PARAGRAPHS).map((paragraph) => {
    if (!paragraph.includes(path)) return paragraph
    const parts = paragraph.split(`\`${from.slug}\``)
    count += parts.length - 1
    return parts.join(`\`${to.slug}\``)
  })
  return { after: paragraphs.join('\n'), count }
}
