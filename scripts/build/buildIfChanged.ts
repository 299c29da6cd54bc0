import { requireCms } from '../content/admin/cmsPackages.ts'
import { requireContent } from '../files.ts'
import { type BuildOptions, chooseBuildDate, hasAdmin } from './options.ts'
import { assertSafeOutDir } from './steps/assertSafeOutDir.ts'
import { recoverOutput } from './steps/replaceOutput.ts'
import { findUnchangedSummary, hashInput } from './steps/stamp.ts'

/**
 * Builds the site if the input, the output, the day, or the published entries have changed since the last build, or with `force` or `viaVike`.
 * @throws {UserError}
 */
export async function buildIfChanged(options: BuildOptions): Promise<void> {
  const { content, out, force = false, viaVike = false } = options
  await recoverOutput(out)
  requireContent(content)
  assertSafeOutDir(out, content)
  if (hasAdmin(options)) requireCms()
  const { date } = chooseBuildDate(options)
  // Hash before reading, so that the next build notices an edit during this one.
  const inputHash = hashInput(options)
  const summary = force || viaVike ? undefined : findUnchangedSummary(inputHash, out, date)
  if (summary !== undefined) {
    console.log(`Nothing changed since the last build of ${out}.\n${summary}`)
    return
  }
  // Import this on demand, because it's slow to load, and isn't needed if nothing has changed.
  const { build } = await import('./build.ts')
  await build(options, inputHash)
}
