import { requireContent } from '../requireContent.ts'
import { type BuildOptions, buildInstant } from './options.ts'
import { inputOf, lastBuild } from './steps/lastBuild.ts'
import { recover } from './steps/publish.ts'
import { refuseFolder } from './steps/refuseFolder.ts'

/** Builds the site, unless it stands already. @throws {PlainError} if anything keeps it from being published. */
export async function buildSite(options: BuildOptions): Promise<void> {
  const { content, out, anew = false, viaVike = false } = options
  await recover(out)
  requireContent(content)
  refuseFolder(out, content)
  const { instant, said } = buildInstant(options)
  // Before anything is read: what is edited while this runs is for the next build.
  const input = anew || viaVike ? undefined : inputOf(options, instant)
  const standing = input && lastBuild(input, out, instant)
  if (standing !== undefined) {
    console.log(`Nothing has changed since the last build: ${out} stands as it is.\n${standing}`)
    return
  }
  if (said !== undefined) console.log(said)
  // Loaded now: to know that nothing has changed takes none of it.
  const { buildAnew } = await import('./assemble.ts')
  await buildAnew({ ...options, date: instant }, input)
}
