import { join } from 'node:path'
import { keepBuild } from '../steps/lastBuild.ts'
import { describePages, renderPages } from '../steps/renderPages.ts'
import { counted, step } from '../steps/step.ts'
import { withTemporaryFolder } from '../temporaryFolder.ts'
import { assemble } from './assemble.ts'
import { spanOf } from './due.ts'
import type { BuildOptions } from './options.ts'
import { prepare } from './prepare.ts'

/**
 * Builds the site aside and swaps it in when everything holds.
 * @param input names all that it is made of, see `inputOf`; none where nothing is to be noted of it.
 * @throws {PlainError} if anything keeps it from being published.
 */
export async function buildAnew(options: BuildOptions, input: string | undefined): Promise<void> {
  const { editable, content } = options
  await withTemporaryFolder('.build', 'site-', async (workspace) => {
    const client = join(workspace, 'client')
    const prepared = await prepare(options, client)
    const { pages } = await step('render pages', () => renderPages(prepared, client), describePages)
    if (editable !== undefined) {
      const { annotatePages } = await import('../editing/annotatePages.ts')
      const annotate = () => annotatePages(prepared, { content, editable, client })
      await step('annotate pages', annotate, (count) => counted(count, 'page'))
    }
    const said = await assemble(options, prepared, pages, client)
    if (input) await keepBuild(input, options.out, said, spanOf(prepared))
  })
}
