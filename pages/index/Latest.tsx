import { clsx } from 'clsx'
import { ArticleFigure } from '../../renderer/components/ArticleFigure.tsx'
import { CardTitle, MoreLink } from '../../renderer/components/Links.tsx'
import { PlaceholderLabel } from '../../renderer/components/PlaceholderLabel.tsx'
import { Section } from '../../renderer/components/Sections.tsx'
import { Day, Duration } from '../../renderer/components/Time.tsx'
import type { Data } from './+data.ts'

/** Renders the latest articles. The first article is larger. */
export function LatestArticles({ copy: { articles: articlesCopy }, articles }: Data) {
  return (
    <Section id="articles" title={articlesCopy.title} aside={<MoreLink link={articlesCopy.allArticlesLink} />}>
      <div className="pulse-rule mt-3" aria-hidden="true" />
      <div className="columns mt-12 gap-y-12 lg:grid-rows-[auto_1fr]">
        {articles.map(({ href, title, excerpt, date, drawing }, index) => (
          <article
            key={href}
            className={clsx(
              'group relative',
              index === 0
                ? 'md:max-lg:grid md:max-lg:grid-cols-[3fr_2fr] md:max-lg:gap-x-8 md:max-lg:*:col-1 lg:col-[1/8] lg:row-[1/3]'
                : 'md:max-lg:col-span-6 lg:col-[9/13]',
            )}
          >
            <Day date={date} className="note-size tabular text-ink-soft" />
            <CardTitle
              href={href}
              title={title}
              className={index === 0 ? '-ms-hang mt-4 font-display text-feature' : 'mt-2 text-h3'}
            />
            <p className={clsx('max-w-136 text-ink-soft', index === 0 ? 'mt-6' : 'mt-2')}>{excerpt}</p>
            {index === 0 && (
              <ArticleFigure
                drawing={drawing}
                className="mt-10 w-full max-w-104 md:max-lg:col-2! md:max-lg:row-[1/4] md:max-lg:mt-0 md:max-lg:self-end lg:max-w-160"
              />
            )}
          </article>
        ))}
      </div>
    </Section>
  )
}

export function LatestEpisodes({ copy: { episodes: episodesCopy }, episodes, episodesLabel }: Data) {
  return (
    <section className="tinted" aria-labelledby="episodes">
      <div className="wrap columns gap-y-6">
        <header className="lg:col-[1/5]">
          <h2 id="episodes">{episodesCopy.title}</h2>
          <MoreLink link={episodesCopy.allEpisodesLink} className="mt-6" /> <PlaceholderLabel label={episodesLabel} />
        </header>
        <ol className="rows lg:col-[5/13]">
          {episodes.map(({ href, title, date, duration, placeholderLabel }) => (
            <li
              key={href}
              className="group relative grid grid-cols-1 items-baseline gap-x-8 gap-y-1 py-[1.4rem] md:grid-cols-[minmax(0,1fr)_auto]"
            >
              <CardTitle href={href} title={title} className="text-lede" />
              <p className="note-size tabular flex flex-wrap gap-x-6 text-ink-soft md:grid md:grid-cols-[auto_4rem] md:gap-y-6">
                <Day date={date} />
                <Duration duration={duration} className="text-end" />
                {episodesLabel === undefined && (
                  <PlaceholderLabel label={placeholderLabel} className="col-span-full ms-0 justify-self-end" />
                )}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
