import { markSite } from '../../../renderer/model/origins/markSite.ts'
import { Origins } from '../../../renderer/model/origins/origins.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { Annotator } from '../../editing/annotatedPage.ts'
import { PlainError } from '../../errors.ts'
import type { Content, FollowedContent } from '../contentFolder.ts'
import type { PlusFiles } from '../plusFiles.ts'
import { renderInDev } from '../renderInDev.ts'

interface Tools {
  site: Site
  annotator: Annotator
}

/** Pages that say where their texts come from, made when somebody begins to edit. */
export class MarkedPages {
  private readonly content: FollowedContent
  private readonly plusFiles: PlusFiles
  private readonly origins = new Origins()
  private readonly tools = new WeakMap<Content, Tools>()

  constructor(content: FollowedContent, plusFiles: PlusFiles) {
    this.content = content
    this.plusFiles = plusFiles
  }

  /** @throws {PlainError} if the content has problems, or the page fails. */
  async page(address: string): Promise<string> {
    const content = await this.content.result
    if (content.problems !== undefined) throw new PlainError('The content has problems.')
    const { site, annotator } = this.toolsFor(content)
    const [plain, marked] = [content.handed, { ...content.handed, site }].map((handed) =>
      renderInDev({ urlOriginal: address, ...handed }, this.plusFiles),
    )
    const page = await plain
    if (!page?.data || typeof page.httpResponse.body !== 'string') throw new PlainError('The page cannot be rendered.')
    const withMarks = (await marked)?.httpResponse.body ?? ''
    return annotator.annotated({ address, meta: page.data.meta, html: page.httpResponse.body, withMarks })
  }

  private toolsFor(content: Content & { problems?: never }): Tools {
    const known = this.tools.get(content)
    if (known) return known
    const { handed, checked } = content
    const site = markSite(handed.site, checked, this.origins)
    const tools = { site, annotator: new Annotator(handed.site, checked, this.origins) }
    this.tools.set(content, tools)
    return tools
  }
}
