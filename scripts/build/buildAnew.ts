import { join } from 'node:path'
import { withTemporaryFolder } from '../temporaryFolder.ts'
import { assemble } from './assemble.ts'
import { spanOf } from './due.ts'
import type { BuildOptions } from './options.ts'
import { prepare } from './prepare.ts'
import { keepBuild } from './steps/lastBuild.ts'
import { describePages, renderPages } from './steps/renderPages.ts'
import { step } from './steps/step.ts'

/**
 * Builds the site aside and swaps it in when everything holds.
 * @param input names all that it is made of, see `inputOf`; none where nothing is to be noted of it.
 * @throws {PlainError} if anything keeps it from being published.
 */
export async function buildAnew(options: BuildOptions, input: string | undefined): Promise<void> {
  await withTemporaryFolder('.build', 'site-', async (workspace) => {
    const client = join(workspace, 'client')
    const prepared = await prepare(options, client)
    const { pages } = await step('render pages', () => renderPages(prepared, client), describePages)
    const said = await assemble(options, prepared, pages, client)
    if (input) keepBuild(input, options.out, said, spanOf(prepared))
  })
}
