import { MoreLink } from '../../../renderer/components/Links.tsx'
import { PodcastCover } from '../../../renderer/components/PodcastCover.tsx'
import { isoDuration } from '../../../renderer/model/duration.ts'
import { formatDay } from '../../../renderer/model/format.ts'
import type { Data } from './+data.ts'

/** The episode's head: where it belongs, its date and length, title and description. */
export function Hero({
  copy,
  brand,
  episode: { title, description, date, duration },
}: Pick<Data, 'copy' | 'brand' | 'episode'>) {
  return (
    <header className="page-head episode-head wrap columns">
      <p className="page-back note">
        <MoreLink link={copy.back} />
      </p>
      <div className="episode-title">
        <p className="episode-meta note">
          <span className="badge">{copy.badge}</span>
          <time dateTime={date}>{formatDay(date)}</time>
          <time dateTime={isoDuration(duration)}>
            <span className="sr-only">{copy.duration} </span>
            {duration}
          </time>
        </p>
        <h1>{title}</h1>
        <p className="lede">{description}</p>
      </div>
      <PodcastCover title={copy.cover} brand={brand} label={copy.badge} />
    </header>
  )
}
