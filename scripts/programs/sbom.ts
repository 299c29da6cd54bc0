import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { readOptions } from '../readOptions.ts'
import { runProgram } from '../runProgram.ts'
import { type Bom, reproducible } from '../sbom.ts'

const HELP = `npm run sbom [-- --out <file>]

Writes the list of all packages that the site is built with, with versions, licences and checksums: a software bill of
materials in CycloneDX's JSON, of what \`npm ci\` has installed. The same commit, installed in the same way on the same kind
of machine, gives the same bytes.
  --out  the file, sbom.cdx.json unless told`

await runProgram(async () => {
  const options = readOptions(HELP, { out: { type: 'string', default: 'sbom.cdx.json' } })
  if (!options) return true
  const { name } = JSON.parse(readFileSync('package.json', 'utf8'))
  const bom: Bom = JSON.parse(run('npm', 'sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'))
  const written = reproducible(bom, { name, committed: run('git', 'log', '-1', '--format=%cI').trim() })
  writeFileSync(options.out, `${JSON.stringify(written, null, 2)}\n`)
  console.log(`${options.out} lists ${written.components.length} packages.`)
  return true
})

function run(command: string, ...options: string[]): string {
  return execFileSync(command, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 26 })
}
