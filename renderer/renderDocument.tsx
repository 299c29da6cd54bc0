import './styles.css'
import { renderToStaticMarkup } from 'react-dom/server'
import { Layout } from './components/Layout.tsx'
import { ProblemBar, ProblemBox, WritersTools } from './components/WritersTools.tsx'
import { DataBlocks, Head } from './Head.tsx'
import type { DocumentInput } from './page.ts'

/** HTML that Vite adds to the head and the body, such as scripts and stylesheets. */
export interface Tags {
  head: string
  body: string
}

/** Renders a page as a complete HTML document. */
export function renderDocument(
  { Page, data, pathname, layout, sources, problems = [] }: DocumentInput,
  tags?: Tags,
): string {
  const isMarked = Object.keys(layout.unpublished).length > 0 || sources !== undefined
  const own = problems.filter(({ page }) => page === pathname)
  const others = problems.filter(({ page }) => page !== pathname)
  const head = renderToStaticMarkup(
    <Head meta={data.meta} pathname={pathname} facts={layout.company} feeds={layout.feeds} isMarked={isMarked} />,
  )
  const body = renderToStaticMarkup(
    <>
      {own.length > 0 && <ProblemBox problems={own} />}
      <Layout layout={layout} pathname={pathname}>
        <Page {...data} />
      </Layout>
      {sources && <WritersTools meta={data.meta} url={layout.company.origin + pathname} sources={sources} />}
      {others.length > 0 && <ProblemBar problems={others} />}
      <DataBlocks meta={data.meta} />
    </>,
  )
  return `<!doctype html><html lang="en"><head>${tags?.head ?? ''}${head}</head><body>${body}${tags?.body ?? ''}</body></html>`
}
