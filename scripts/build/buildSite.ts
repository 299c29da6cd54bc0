import { requireCms } from '../content/admin/cmsPackages.ts'
import { requireContent } from '../requireContent.ts'
import { type BuildOptions, getBuildInstant, hasAdmin } from './options.ts'
import { assertSafeOutDir } from './steps/assertSafeOutDir.ts'
import { recover } from './steps/publish.ts'
import { findStamp, hashInput } from './steps/stamp.ts'

/** Builds the site, unless nothing has changed since the last build. @throws {UserError} with the problems */
export async function buildSite(options: BuildOptions): Promise<void> {
  const { content, out, force = false, viaVike = false } = options
  await recover(out)
  requireContent(content)
  assertSafeOutDir(out, content)
  if (hasAdmin(options)) requireCms()
  const { instant } = getBuildInstant(options)
  // Hash the content before reading it, so that an edit during the build causes another build.
  const input = hashInput(options)
  const summary = force || viaVike ? undefined : findStamp(input, out, instant)
  if (summary !== undefined) {
    console.log(`Nothing changed since the last build of ${out}.\n${summary}`)
    return
  }
  // Importing it takes a while.
  const { build } = await import('./build.ts')
  await build(options, input)
}
