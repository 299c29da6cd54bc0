import type { SiteFacts } from './model/schemas/site.ts'
import type { PageMeta, StructuredData } from './page.ts'

interface Props {
  meta: PageMeta
  pathname: string
  facts: SiteFacts
}

/** The document's head: title, description, canonical address, robots, structured data. */
export function Head({ meta, pathname, facts }: Props) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      <meta name="robots" content={meta.noindex ? 'noindex,nofollow' : 'index,follow'} />
      <link rel="canonical" href={facts.origin + pathname} />
      <meta name="theme-color" content="#f4efe5" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#14100e" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {meta.structuredData?.map((data) => (
        <script
          key={data['@type']}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block must not be HTML-escaped; jsonForScript leaves no markup in it
          dangerouslySetInnerHTML={{ __html: jsonForScript(data) }}
        />
      ))}
    </head>
  )
}

/** JSON that cannot end its script element: HTML (section 4.12.1.3) forbids `<!--`, `<script` and `</script` in it. */
export function jsonForScript(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
