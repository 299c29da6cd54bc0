import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes a file per name, such as `florida.json`, and removes other JSON files from the folder. */
export function writeFacts(folder: string, files: ReadonlyMap<string, object>): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (name.endsWith('.json') && !files.has(name)) rmSync(join(folder, name))
  for (const [name, facts] of files) writeFileSync(join(folder, name), formatFacts(facts))
}

/** Uses a line per key and list item for readable diffs. */
export function formatFacts(facts: object): string {
  const lines = Object.entries(facts).flatMap(([key, value]) => {
    if (value === undefined) return []
    const items = Array.isArray(value) && value.length > 0 ? value.map((item) => JSON.stringify(item)) : undefined
    return [`${JSON.stringify(key)}: ${items ? `[\n${items.join(',\n')}\n]` : JSON.stringify(value)}`]
  })
  return `{\n${lines.join(',\n')}\n}\n`
}
