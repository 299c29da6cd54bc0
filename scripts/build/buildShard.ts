import { mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PlainError } from '../errors.ts'
import { requireContent } from '../requireContent.ts'
import { isWhole, keep } from '../store/artefact.js'
import { withTemporaryFolder } from '../temporaryFolder.ts'
import { spanOf } from './due.ts'
import type { BuildOptions } from './options.ts'
import { prepare } from './prepare.ts'
import { shardState, writeShard } from './shard.ts'
import type { Slice } from './slice.ts'
import { describePages, renderPages } from './steps/renderPages.ts'
import { step } from './steps/step.ts'

/** Where the pages of a shard stand in its folder. */
export const PAGES = 'pages'

/**
 * Renders a slice of the pages into a folder, for `merge` on whatever machine has the same code and content.
 * @throws {PlainError} if anything is wrong, or the folder holds anything but a shard.
 */
export async function buildShard(options: BuildOptions, slice: Slice): Promise<void> {
  const { content, out } = options
  requireContent(content)
  const names = await readdir(out).catch(() => [])
  if (names.length > 0 && !isWhole(out))
    throw new PlainError(`${out} holds other files than those of a shard: name an empty folder, or a new one.`)
  const state = shardState(options)
  await withTemporaryFolder('.build', 'shard-', async (workspace) => {
    const prepared = await prepare(options, join(workspace, 'client'))
    const made = join(workspace, 'shard')
    const render = () => renderPages(prepared, join(made, PAGES), slice)
    const { pages } = await step('render pages', render, describePages)
    writeShard(made, { slice, state, moment: prepared.moment, span: spanOf(prepared), pages })
    await mkdir(dirname(out), { recursive: true })
    await rm(out, { recursive: true, force: true })
    await keep(made, out)
  })
  console.log(`\nShard ${slice.index}/${slice.of} is in ${out}.`)
}
