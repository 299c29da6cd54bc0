import type { EditLink, PageMeta } from '../page.ts'
import { urls } from '../urls.ts'

type Props = { meta: PageMeta; url: string; editLinks: EditLink[] }

/** Renders links to the files and forms of a page, and previews for search results and social networks. */
export function WritersTools({ meta, url, editLinks }: Props) {
  return (
    <>
      <nav className="edit-links" aria-label="Files of this page">
        {editLinks.map(({ name, href }) => (
          <a key={name} href={href} rel="noopener">
            {name}
          </a>
        ))}
      </nav>
      <details className="search-preview">
        <summary>Preview in search results and when shared</summary>
        <div>
          <p>{url}</p>
          <p>{meta.title}</p>
          <p>{meta.description}</p>
        </div>
        {meta.share && (
          <div>
            <img src={urls.share(meta.share.pageAddress)} alt="" width="600" height="315" loading="lazy" />
            <p>{new URL(url).hostname}</p>
            <p>{meta.title}</p>
            <p>{meta.description}</p>
          </div>
        )}
      </details>
    </>
  )
}
