import { MoreLink } from '../../renderer/components/Links.tsx'
import { formatDay } from '../../renderer/model/format.ts'
import { urls } from '../../renderer/model/urls.ts'
import type { Data } from './+data.ts'

interface Props {
  copy: Data['copy']['articles']
  articles: Data['articles']
}

/** The latest articles: the first large, the others beside it. */
export function LatestArticles({ copy, articles }: Props) {
  return (
    <section className="latest-articles section wrap" aria-labelledby="articles">
      <div className="heading-row">
        <h2 id="articles">{copy.title}</h2>
        <MoreLink link={copy.more} />
      </div>
      <div className="pulse-rule" aria-hidden="true" />
      <div className="latest-articles-list columns">
        {articles.map(({ slug, title, excerpt, date }) => (
          <article key={slug}>
            <a href={urls.post(slug)}>
              <time dateTime={date}>{formatDay(date)}</time>
              <h3>{title}</h3>
              <p>{excerpt}</p>
            </a>
          </article>
        ))}
      </div>
    </section>
  )
}
