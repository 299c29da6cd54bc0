import type { BuildOptions } from './buildAnew.ts'
import { requireContent } from './requireContent.ts'
import { inputOf, lastBuild } from './steps/lastBuild.ts'
import { recover } from './steps/recover.ts'
import { refuseFolder } from './steps/refuseFolder.ts'

/**
 * Builds the site, unless it stands as it would be built.
 * @returns whether it is published; what went wrong is printed.
 */
export async function buildSite(options: BuildOptions): Promise<boolean> {
  const { content, out, viaVike = false, anew = false } = options
  await recover(out)
  requireContent(content)
  refuseFolder(out, content)
  const input = viaVike || anew ? undefined : inputOf(options)
  const standing = input && (await lastBuild(input, out))
  if (standing !== undefined) {
    console.log(`Nothing has changed since the last build: ${out} stands as it is.\n${standing}`)
    return true
  }
  // Loaded now: to know that nothing has changed takes none of it.
  const { buildAnew } = await import('./buildAnew.ts')
  return buildAnew(options)
}
