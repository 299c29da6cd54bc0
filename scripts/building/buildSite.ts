import { requireContent } from '../requireContent.ts'
import { inputOf, lastBuild } from '../steps/lastBuild.ts'
import { recover } from '../steps/recover.ts'
import { refuseFolder } from '../steps/refuseFolder.ts'
import { momentOf } from './moment.ts'
import { type BuildOptions, showsDrafts } from './options.ts'

/**
 * Builds the site, unless it stands as it would be built.
 * @throws {PlainError} if anything keeps it from being published.
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  const { content, out, viaVike = false, anew = false, editable } = options
  await recover(out)
  requireContent(content)
  refuseFolder(out, content)
  const { moment, said } = momentOf(options)
  const isKept = !viaVike && !anew && editable === undefined
  // Before anything is read: what is edited while this runs is for the next build.
  const input = isKept ? inputOf({ ...options, moment, drafts: showsDrafts(options) }) : undefined
  const standing = input && (await lastBuild(input, out, moment))
  if (standing !== undefined) {
    console.log(`Nothing has changed since the last build: ${out} stands as it is.\n${standing}`)
    return
  }
  if (said !== undefined) console.log(said)
  // Loaded now: to know that nothing has changed takes none of it.
  const { buildAnew } = await import('./buildAnew.ts')
  await buildAnew({ ...options, date: moment }, input)
}
