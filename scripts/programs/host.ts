import { OUT } from '../build/steps/publish.ts'
import { pluralize } from '../formatNumbers.ts'
import { HOSTS, parseHostName } from '../hosts/hosts.ts'
import { writeHostFolder } from '../hosts/writeHostFolder.ts'
import { ONE, runProgram } from '../runProgram.ts'

const HELP = `npm run host -- <host> [--from <folder>] [--out <folder>] [--release]

Lays out what a host is given of a built site (dist), in a folder of its own (dist.<host>): the folder "site" to upload or to
serve, and beside it what only its owner sees. scripts/hosts says what to do with it.
Hosts: ${Object.keys(HOSTS).join(', ')}
  --release  refuses what was not built with --release, and so tells search engines to leave it out`

const OPTIONS = {
  from: { type: 'string', default: OUT },
  out: { type: 'string' },
  release: { type: 'boolean', default: false },
} as const

await runProgram({ help: HELP, options: OPTIONS, names: ONE }, async (options, [name = '']) => {
  const host = parseHostName(name)
  const { from, out = `${OUT}.${host}`, release } = options
  const { files, redirects, isPreview } = await writeHostFolder({ host, from, out, release })
  console.log(
    `Laid out in ${out}: ${pluralize(files.size, 'file')} and ${pluralize(redirects.size, 'redirect')} for ${host}.`,
  )
  console.log(`What to do with it: scripts/hosts/${host}.md`)
  if (isPreview) console.log('This is a preview, not built with --release: it tells search engines to leave it out.')
})
