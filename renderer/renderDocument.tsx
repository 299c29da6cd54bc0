import './styles.css'
import { renderToStaticMarkup } from 'react-dom/server'
import { Layout } from './components/Layout.tsx'
import { Head } from './Head.tsx'
import type { DocumentInput } from './page.ts'
import { markLinks } from './unseen.ts'

/** One page as a whole HTML document, without the tags of styles and scripts, which the build adds. A pure function. */
export function renderDocument({ Page, data, pathname, shell }: DocumentInput): string {
  const isMarked = Object.keys(shell.unseen).length > 0
  const document = (
    <html lang="en">
      <Head meta={data.meta} pathname={pathname} facts={shell.company} feeds={shell.feeds} isMarked={isMarked} />
      <body>
        <Layout shell={shell} pathname={pathname}>
          <Page {...data} />
        </Layout>
      </body>
    </html>
  )
  const html = withoutSlashes(renderToStaticMarkup(document))
  return `<!doctype html>${isMarked ? markLinks(html, shell.unseen) : html}`
}

/**
 * React ends elements without content as XML does, `<br/>`. HTML ignores the slash (section 13.1.2.1). No other `<` stands
 * in what React writes: those of texts, of values and of data (`jsonForScript`) are escaped.
 */
function withoutSlashes(html: string): string {
  return html.replaceAll(/(<[a-z][^<>]*)\/>/g, '$1>')
}
