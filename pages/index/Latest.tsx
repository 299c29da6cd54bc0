import { ArticleDrawing } from '../../renderer/components/ArticleDrawing.tsx'
import { MoreLink } from '../../renderer/components/Links.tsx'
import { PodcastCover } from '../../renderer/components/PodcastCover.tsx'
import { Sample } from '../../renderer/components/Sample.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import { Day, Duration } from '../../renderer/components/Time.tsx'
import type { Data } from './+data.ts'

interface ArticlesProps {
  words: Data['words']['articles']
  articles: Data['articles']
}

/** The latest articles. The sheet sets the first large. */
export function LatestArticles({ words, articles }: ArticlesProps) {
  return (
    <Section
      id="articles"
      title={words.title}
      className="latest-articles section wrap"
      beside={<MoreLink link={words.more} />}
    >
      <div className="pulse-rule" aria-hidden="true" />
      <div className="latest-articles-list columns">
        {articles.map(({ href, title, excerpt, date, drawing }, index) => (
          <article key={href}>
            <a href={href}>
              <Day date={date} />
              <h3>{title}</h3>
              <p>{excerpt}</p>
              {index === 0 && <ArticleDrawing {...drawing} />}
            </a>
          </article>
        ))}
      </div>
    </Section>
  )
}

interface EpisodesProps {
  words: Data['words']['episodes']
  episodes: Data['episodes']
  brand: string
}

/** The latest episodes. */
export function LatestEpisodes({ words, episodes, brand }: EpisodesProps) {
  return (
    <section className="latest-episodes ground" aria-labelledby="episodes">
      <div className="wrap columns">
        <div className="latest-episodes-cover">
          <PodcastCover title={words.title} brand={brand} label={words.title} />
        </div>
        <div className="latest-episodes-list">
          <div className="heading-row">
            <h2 id="episodes">{words.title}</h2>
            <MoreLink link={words.more} />
          </div>
          <ol className="rows">
            {episodes.map(({ href, title, date, duration, sample }) => (
              <li key={href}>
                <a href={href}>
                  <h3>{title}</h3>
                  <p className="latest-episodes-facts">
                    <Day date={date} />
                    <Duration duration={duration} />
                    <Sample word={sample} />
                  </p>
                </a>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
