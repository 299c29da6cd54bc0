import './styles.css'
import type { ReactElement } from 'react'
import { Layout } from './components/Layout.tsx'
import { Head } from './Head.tsx'
import { staticMarkup } from './markup/staticMarkup.ts'
import { WHOLE_WORDS } from './markup/wholeWords.ts'
import type { DocumentInput } from './page.ts'
import { markLinks } from './unseen.ts'

/** One page as a whole HTML document, without the tags of styles and scripts, which the build adds. A pure function. */
export function renderDocument(input: DocumentInput): string {
  const { unseen } = input.shell
  const html = `<!doctype html>${staticMarkup(documentOf(input), WHOLE_WORDS)}`
  return Object.keys(unseen).length > 0 ? markLinks(html, unseen) : html
}

/** The page's elements. */
export function documentOf({ Page, data, pathname, shell }: DocumentInput): ReactElement {
  const isMarked = Object.keys(shell.unseen).length > 0
  return (
    <html lang="en">
      <Head meta={data.meta} pathname={pathname} facts={shell.company} feeds={shell.feeds} isMarked={isMarked} />
      <body>
        <Layout shell={shell} pathname={pathname}>
          <Page {...data} />
        </Layout>
      </body>
    </html>
  )
}
