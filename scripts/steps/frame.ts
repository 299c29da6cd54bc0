import type { DocumentInput, Handed, PageComponent, PageData } from '../../renderer/page.ts'

/** What Vike knows of a page that it has rendered: its folder, its hooks, its component. */
export interface VikePage {
  pageId: string
  urlPathname: string
  Page: PageComponent
  data: PageData
  config: {
    data: (context: DataContext) => PageData
    renderDocument: (input: DocumentInput) => string
  }
}
type DataContext = Handed & { urlPathname: string; routeParams: Record<string, string> }

/** What stands at the beginning of the head, and at the end of the body. */
interface Tags {
  inHead: string
  inBody: string
}

/** A page as a document, and the data that it shows. */
export interface RenderedPage {
  html: string
  data: PageData
}

/**
 * What Vike puts around the documents of a family: the tags of its styles and scripts, the same on each of its pages. It
 * is taken from the first page; the others are rendered without Vike around each, in two thirds of the time (5.5 s instead of
 * 8.5 s for 1,151 pages, measured twice in turns).
 */
export class Frame {
  private readonly page: VikePage
  private readonly segments: string[]
  private readonly tags: Tags

  private constructor(page: VikePage, tags: Tags) {
    this.page = page
    // `/pages/locations/@state/@city`
    this.segments = page.pageId.split('/').slice(2)
    this.tags = tags
  }

  /**
   * @param html the page as Vike gives it.
   * @returns undefined where Vike's page is not the document with tags at the two places.
   */
  static of(page: VikePage, html: string, handed: Handed): Frame | undefined {
    const document = page.config.renderDocument({ ...page, pathname: page.urlPathname, site: handed.site })
    const { head, body } = placesIn(document)
    const between = document.slice(head, body)
    const start = html.indexOf(between, head)
    if (start === -1) return undefined
    const tags = {
      inHead: html.slice(head, start),
      inBody: html.slice(start + between.length, html.length - (document.length - body)),
    }
    return framed(document, tags) === html ? new Frame(page, tags) : undefined
  }

  /** Whether an address is one of the folder's: `/locations/florida/tampa`. */
  private paramsOf(address: string): Record<string, string> | undefined {
    const parts = address.split('/').slice(1)
    if (parts.length !== this.segments.length) return undefined
    const isOurs = this.segments.every((segment, index) => segment.startsWith('@') || segment === parts[index])
    const params = this.segments.flatMap((segment, index) =>
      segment.startsWith('@') ? [[segment.slice(1), parts[index]] as const] : [],
    )
    return isOurs ? Object.fromEntries(params.map(([name, part]) => [name, part ?? ''])) : undefined
  }

  /** A page of the family; undefined where its address is not one of the folder's, but of a route of its own. */
  render(address: string, handed: Handed): RenderedPage | undefined {
    const routeParams = this.paramsOf(address)
    if (!routeParams) return undefined
    const { config, Page } = this.page
    const data = config.data({ ...handed, urlPathname: address, routeParams })
    const document = config.renderDocument({ Page, data, pathname: address, site: handed.site })
    return { html: framed(document, this.tags), data }
  }
}

function framed(document: string, { inHead, inBody }: Tags): string {
  const { head, body } = placesIn(document)
  return document.slice(0, head) + inHead + document.slice(head, body) + inBody + document.slice(body)
}

/** Where Vike puts tags: at the beginning of the head, and at the end of the body. */
function placesIn(document: string): { head: number; body: number } {
  return { head: document.indexOf('<head>') + '<head>'.length, body: document.lastIndexOf('</body>') }
}
