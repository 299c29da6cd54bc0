import './styles.css'
import { renderToStaticMarkup } from 'react-dom/server'
import { Layout } from './components/Layout.tsx'
import { ProblemBar, ProblemBox, WritersTools } from './components/WritersTools.tsx'
import { Head, JsonLdScripts } from './Head.tsx'
import type { EditLink, LayoutData, PageComponent, PageData, ProblemNote } from './page.ts'

/** HTML that Vike adds: stylesheets in the head, and scripts at the end of the body. */
export interface VikeTags {
  head: string
  body: string
}

interface DocumentInput {
  Page: PageComponent
  data: PageData
  pageAddress: string
  layout: LayoutData
  editLinks?: EditLink[] | undefined
  problems?: ProblemNote[] | undefined
}

/** Renders a page as a complete HTML document. Vike adds its own tags if `tags` is undefined. */
export function renderDocument(
  { Page, data, pageAddress, layout, editLinks, problems = [] }: DocumentInput,
  tags?: VikeTags,
): string {
  const ownProblems = problems.filter((problem) => problem.pageAddress === pageAddress)
  const otherProblems = problems.filter((problem) => problem.pageAddress !== pageAddress)
  const head = renderToStaticMarkup(
    <Head
      meta={data.meta}
      pageAddress={pageAddress}
      company={layout.company}
      feeds={layout.feeds}
      hasWriterStylesheet={Object.keys(layout.unpublished).length > 0 || editLinks !== undefined}
    />,
  )
  const body = renderToStaticMarkup(
    <>
      {ownProblems.length > 0 && <ProblemBox problems={ownProblems} />}
      <Layout layout={layout} pageAddress={pageAddress}>
        <Page {...data} company={layout.company} />
      </Layout>
      {editLinks && <WritersTools meta={data.meta} url={layout.company.origin + pageAddress} editLinks={editLinks} />}
      {otherProblems.length > 0 && <ProblemBar problems={otherProblems} />}
      <JsonLdScripts meta={data.meta} />
    </>,
  )
  return `<!doctype html><html lang="en"><head>${tags?.head ?? ''}${head}</head><body>${body}${tags?.body ?? ''}</body></html>`
}
