import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Document, isMap, visit } from 'yaml'
import { writeFigures } from '../../renderer/collections/facts/figureLine.ts'
import { SOURCES } from './sources.ts'

/** Stands at the head of each file. */
const HEAD = [
  'Never edited by hand. Written by `node scripts/run.js importFacts <folder of tables>`.',
  'Sources, years and licences (all in nation.yaml):',
  ...Object.values(SOURCES).map(({ name, by, years, licence }) => `- ${by}, ${name}, ${years}; ${licence}`),
]

/** Writes each file of facts, and removes those that an earlier import made of a state that is no longer there. */
export function writeFacts(folder: string, files: ReadonlyMap<string, object>): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (!files.has(name) && isOurs(join(folder, name))) rmSync(join(folder, name))
  for (const [name, facts] of files) writeFileSync(join(folder, name), yamlOf(facts))
}

/** Whether an import wrote a file: nothing else in the folder is touched. */
function isOurs(file: string): boolean {
  return file.endsWith('.yaml') && readFileSync(file, 'utf8').startsWith(`# ${HEAD[0]}`)
}

/** A file of facts. A city is one line. */
export function yamlOf(facts: object): string {
  const document = new Document(inLines(facts))
  visit(document, {
    Map(_, map) {
      if (map.has('city')) map.flow = true
    },
    Seq(_, list) {
      list.flow = list.items.every((item) => !isMap(item))
    },
  })
  document.commentBefore = HEAD.map((line) => ` ${line}`).join('\n')
  return document.toString({ lineWidth: 0 })
}

/** Groups of figures become lines. */
function inLines(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(inLines)
  if (data === null || typeof data !== 'object') return data
  const entries = Object.entries(data)
  const figures = entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number')
  if (figures.length === entries.length) return writeFigures(Object.fromEntries(figures))
  return Object.fromEntries(entries.map(([key, value]) => [key, inLines(value)]))
}
