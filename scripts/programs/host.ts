import { pluralize } from '../../renderer/model/diagnostics/diagnostic.ts'
import { DEFAULT_OUT_DIR } from '../build/steps/outputFolder.ts'
import { HOSTS, parseHostName, writeHostFolder } from '../hosts/hosts.ts'
import { defineProgram } from '../program.ts'

const HELP = `npm run host -- <host> [--out <folder>] [--release]

Prepares a built site (dist) for a host, in another folder: the folder "site" to upload, and configuration files.
The guides are in scripts/hosts.
Hosts: ${Object.keys(HOSTS).join(', ')}. S3 with CloudFront uses dist as it is.
  --out      the folder for the result (default: dist.<host>), which is replaced
  --release  fails if the site is a preview, which was built without --release`

const OPTIONS = {
  out: { type: 'string' },
  release: { type: 'boolean', default: false },
} as const

export const main = defineProgram({ help: HELP, options: OPTIONS, argumentCount: 1 }, async (options, [name = '']) => {
  const host = parseHostName(name)
  const { out = `${DEFAULT_OUT_DIR}.${host}`, release } = options
  const { files, redirects, isPreview } = await writeHostFolder({ host, from: DEFAULT_OUT_DIR, out, release })
  console.log(
    `Prepared ${out} for ${host}: ${pluralize(files.length, 'file')} and ${pluralize(redirects.size, 'redirect')}.`,
  )
  console.log(`The next steps are in scripts/hosts/${host}.md`)
  if (isPreview)
    console.log('This is a preview, because it was built without --release. Search engines are told not to index it.')
})
