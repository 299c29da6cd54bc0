import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { checkSources } from '../../renderer/model/check/checkSources.ts'
import { markSite } from '../../renderer/model/origins/markSite.ts'
import { Origins } from '../../renderer/model/origins/origins.ts'
import { readContent } from '../../renderer/model/read/readContent.ts'
import type { Prepared } from '../building/prepare.ts'
import { contentModel } from '../contentModel.ts'
import { PlainError } from '../errors.ts'
import { KeptMemory } from '../kept/keptMemory.ts'
import { PageRenderer } from '../rendering/pageRenderer.ts'
import { addressesOf, fileOf } from '../steps/renderPages.ts'
import { withPreviewScript } from './annotate.ts'
import { Annotator } from './annotatedPage.ts'
import { buildPreviewScript } from './previewScript.ts'

export interface AnnotateOptions {
  content: string
  /** Where the content stands in the host's editor. */
  editable: string
  /** The folder of the site's files. */
  client: string
}

/**
 * Writes into the pages of a preview where each text comes from, and gives them the script that leads to the host's editor.
 * @returns how many pages there are.
 */
export async function annotatePages(prepared: Prepared, options: AnnotateOptions): Promise<number> {
  const { handed, code, store, moment } = prepared
  const { content, editable, client } = options
  const { site, checked } = checkSources(
    await contentModel(),
    await readContent(content),
    moment,
    await KeptMemory.of(content),
  )
  if (!site) throw new PlainError('The content was edited while it was built: build again.')
  const origins = new Origins()
  const marked = await PageRenderer.of({ ...handed, site: markSite(site, checked, origins) }, code.server, store)
  const plain = await PageRenderer.of(handed, code.server, store)
  const annotator = new Annotator(site, checked, origins)
  const script = { address: await buildPreviewScript(client), base: editable }
  const addresses = addressesOf(handed.site)
  for (const { address, family } of addresses) {
    const file = fileOf(client, address)
    const html = readFileSync(file, 'utf8')
    const page = await plain.prepare(address, family)
    if (!page) continue
    const withMarks = (await (await marked.prepare(address, family))?.html()) ?? ''
    const annotated = annotator.annotated({ address, meta: page.data().meta, html, withMarks })
    // The file may be another name of one that builds keep: it is replaced, and not written into.
    rmSync(file)
    writeFileSync(file, withPreviewScript(annotated, script))
  }
  return addresses.length
}
