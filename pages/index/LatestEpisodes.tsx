import { MoreLink } from '../../renderer/components/Links.tsx'
import { PodcastCover } from '../../renderer/components/PodcastCover.tsx'
import { isoDuration } from '../../renderer/model/duration.ts'
import { formatDay } from '../../renderer/model/format.ts'
import { urls } from '../../renderer/model/urls.ts'
import type { Data } from './+data.ts'

interface Props {
  copy: Data['copy']['episodes']
  episodes: Data['episodes']
  brand: string
}

/** The latest episodes beside the podcast's cover. */
export function LatestEpisodes({ copy, episodes, brand }: Props) {
  return (
    <section className="latest-episodes ground" aria-labelledby="episodes">
      <div className="wrap columns">
        <div className="latest-episodes-cover">
          <PodcastCover title={copy.title} brand={brand} label={copy.title} />
        </div>
        <div className="latest-episodes-list">
          <div className="heading-row">
            <h2 id="episodes">{copy.title}</h2>
            <MoreLink link={copy.more} />
          </div>
          <ol className="rows">
            {episodes.map(({ slug, title, date, duration }) => (
              <li key={slug}>
                <a href={urls.episode(slug)}>
                  <h3>{title}</h3>
                  <p className="latest-episodes-facts">
                    <time dateTime={date}>{formatDay(date)}</time>
                    <time dateTime={isoDuration(duration)}>{duration}</time>
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
