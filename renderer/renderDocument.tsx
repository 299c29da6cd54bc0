import './styles.css'
import { renderToStaticMarkup } from 'react-dom/server'
import { Layout } from './components/Layout.tsx'
import { ProblemBar, ProblemBox } from './components/Problems.tsx'
import { WritersTools } from './components/WritersTools.tsx'
import {
  computeShareVersion,
  type EditLink,
  type LayoutData,
  type PageComponent,
  type PageData,
  type PageMeta,
  type ProblemNote,
  SHARE_SIZE,
} from './page.ts'
import { SECURITY_POLICY_IN_PAGE } from './securityPolicy.ts'
import { GENERATED_FILES, urls } from './urls.ts'

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
  const hasWriterStylesheet = Object.keys(layout.unpublished).length > 0 || editLinks !== undefined
  const head = renderToStaticMarkup(
    <>
      <Head meta={data.meta} pageAddress={pageAddress} layout={layout} />
      {hasWriterStylesheet && <link rel="stylesheet" href={GENERATED_FILES.writerStylesheet} />}
    </>,
  )
  const body = renderToStaticMarkup(
    <>
      {ownProblems.length > 0 && <ProblemBox problems={ownProblems} />}
      <Layout layout={layout} pageAddress={pageAddress}>
        <Page {...data} company={layout.company} />
      </Layout>
      {editLinks && <WritersTools meta={data.meta} url={layout.company.origin + pageAddress} editLinks={editLinks} />}
      {otherProblems.length > 0 && <ProblemBar problems={otherProblems} />}
      {/* JSON-LD compresses better at the end of `<body>`. */}
      <JsonLdScripts meta={data.meta} />
    </>,
  )
  return `<!doctype html><html lang="en"><head>${tags?.head ?? ''}${head}</head><body>${body}${tags?.body ?? ''}</body></html>`
}

/** The children of `<head>`, with the tags of the Open Graph protocol (ogp.me). */
function Head({ meta, pageAddress, layout }: { meta: PageMeta; pageAddress: string; layout: LayoutData }) {
  const { title, description, noindex, share, publishedDate } = meta
  const { origin, brand } = layout.company
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* In development, Vite injects inline scripts. */}
      {!import.meta.env.DEV && <meta httpEquiv="Content-Security-Policy" content={SECURITY_POLICY_IN_PAGE} />}
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={noindex ? 'noindex,nofollow' : 'index,follow'} />
      <link rel="canonical" href={origin + pageAddress} />
      {/* The values of `--color-paper`. */}
      <meta name="theme-color" content="#f4efe5" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#1a1412" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any" />
      <link rel="apple-touch-icon" href={GENERATED_FILES.touchIcon} />
      <link rel="manifest" href={GENERATED_FILES.manifest} />
      {share && (
        <>
          <meta property="og:type" content={publishedDate ? 'article' : 'website'} />
          <meta property="og:site_name" content={brand} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={origin + pageAddress} />
          <meta
            property="og:image"
            content={`${origin}${urls.share(share.pageAddress)}?v=${computeShareVersion(share)}`}
          />
          <meta property="og:image:width" content={String(SHARE_SIZE.width)} />
          <meta property="og:image:height" content={String(SHARE_SIZE.height)} />
          <meta property="og:image:alt" content={share.title} />
          {publishedDate && <meta property="article:published_time" content={publishedDate} />}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {filterFeeds(pageAddress, layout.feeds).map((feed) => (
        <link key={feed.address} rel="alternate" type={feed.type} title={feed.title} href={feed.address} />
      ))}
    </>
  )
}

/** Lists all feeds on the home page, and the collection's own feeds on its listing and entry pages. */
function filterFeeds(pageAddress: string, feeds: LayoutData['feeds']): LayoutData['feeds'] {
  const isBelow = (base: string) => pageAddress === base || pageAddress.startsWith(`${base}/`)
  return feeds.filter(
    ({ address }) => pageAddress === urls.home() || isBelow(address.slice(0, address.lastIndexOf('/'))),
  )
}

function JsonLdScripts({ meta }: { meta: PageMeta }) {
  return meta.structuredData?.map((data) => (
    <script
      key={data['@type']}
      type="application/ld+json"
      // JSON in HTML can't contain `<!--`, `<script`, or `</script` (HTML, 4.12.1.3).
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block must not be HTML-escaped, and `<` is replaced
      dangerouslySetInnerHTML={{
        __html: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
      }}
    />
  ))
}
