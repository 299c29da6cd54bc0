import { posix } from 'node:path'
import { claims } from '../../renderer/collections/claims/definition.ts'
import { withoutWhole } from '../../renderer/markup/wholeWords.ts'
import type { CheckedFile } from '../../renderer/model/check/validate.ts'
import type { Origins } from '../../renderer/model/origins/origins.ts'
import type { Site } from '../../renderer/model/site.ts'
import type { PageMeta } from '../../renderer/page.ts'
import { annotate, Numbers } from './annotate.ts'
import { originsOf } from './originsOf.ts'
import { pageInfo } from './pageInfo.ts'

export interface PageToAnnotate {
  address: string
  meta: PageMeta
  html: string
  withMarks: string
}

/** Writes into pages where their texts come from. */
export class Annotator {
  private readonly site: Site
  private readonly checked: CheckedFile[]
  private readonly origins: Origins
  private readonly byPath: Map<string, CheckedFile>

  /** @param checked the files that the site was made of. */
  constructor(site: Site, checked: CheckedFile[], origins: Origins) {
    this.site = site
    this.checked = checked
    this.origins = origins
    this.byPath = new Map(checked.map((each) => [each.file.source.path, each]))
  }

  /** @returns the page; without what is added it is the same, byte by byte. */
  annotated({ address, meta, ...pages }: PageToAnnotate): string {
    const html = withoutWhole(pages.html)
    const withMarks = withoutWhole(pages.withMarks)
    const { checked, origins, site } = this
    const found = originsOf({ html, withMarks, origins, checked, own: this.fileOf(address) })
    const numbers = new Numbers()
    const claimsFile = this.byPath.get(claims.path)?.file
    const info = pageInfo({ site, address, meta, found, numbers, claimsFile })
    return annotate(html, found.elements, info, numbers)
  }

  /** The file of the entry that a page is about; of a nested one, that of the entry it stands in. */
  private fileOf(address: string): CheckedFile | undefined {
    const page = this.site.pages().find((each) => each.address === address)
    if (!page?.slug || page.definition.kind === 'singleton') return undefined
    const { definition, slug, parent = slug } = page
    const { name, format } = definition.kind === 'nested' ? definition.parent : definition
    const entry = definition.kind === 'nested' ? parent : slug
    return this.byPath.get(posix.join(name, `${entry}.${format}`))
  }
}
