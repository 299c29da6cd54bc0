import './styles.css'
import type { ReactElement } from 'react'
import { Layout } from './components/Layout.tsx'
import { Head } from './Head.tsx'
import { staticMarkup } from './markup/staticMarkup.ts'
import { WHOLE_WORDS } from './markup/wholeWords.ts'
import type { DocumentInput } from './page.ts'

/** One page as a whole HTML document, without the tags of styles and scripts, which the build adds. A pure function. */
export function renderDocument(input: DocumentInput): string {
  return `<!doctype html>${staticMarkup(documentOf(input), WHOLE_WORDS)}`
}

/** The page's elements. */
export function documentOf({ Page, data, pathname, shell }: DocumentInput): ReactElement {
  return (
    <html lang="en">
      <Head meta={data.meta} pathname={pathname} facts={shell.company} feeds={shell.feeds} />
      <body>
        <Layout shell={shell} pathname={pathname}>
          <Page {...data} />
        </Layout>
      </body>
    </html>
  )
}
