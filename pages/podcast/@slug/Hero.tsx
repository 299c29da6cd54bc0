import { BackLink } from '../../../renderer/components/PageHead.tsx'
import { PodcastCover } from '../../../renderer/components/PodcastCover.tsx'
import { Day, Duration } from '../../../renderer/components/Time.tsx'
import type { Data } from './+data.ts'

export function Hero({ copy, brand, episode }: Pick<Data, 'copy' | 'brand' | 'episode'>) {
  const { title, description, date, duration } = episode
  return (
    <header className="page-head episode-head wrap columns">
      <BackLink href={copy.back.to.slug} label={copy.back.label} />
      <div className="episode-title">
        <p className="episode-meta note">
          <span className="badge">{copy.badge}</span>
          <Day date={date} />
          <Duration duration={duration} label={copy.duration} />
        </p>
        <h1>{title}</h1>
        <p className="lede">{description}</p>
      </div>
      <PodcastCover title={copy.cover} brand={brand} label={copy.badge} />
    </header>
  )
}
