import { BackLink } from '../../../renderer/components/PageHead.tsx'
import { PodcastCover } from '../../../renderer/components/PodcastCover.tsx'
import { Sample } from '../../../renderer/components/Sample.tsx'
import { Day, Duration } from '../../../renderer/components/Time.tsx'
import type { Data } from './+data.ts'

export function Hero({ words, brand, episode, sample }: Pick<Data, 'words' | 'brand' | 'episode' | 'sample'>) {
  const { title, description, date, duration } = episode
  return (
    <header className="page-head episode-head wrap columns">
      <BackLink href={words.back.to.slug} label={words.back.label} />
      <div className="episode-title">
        <p className="episode-meta note">
          <span className="badge">{words.badge}</span>
          <Day date={date} />
          <Duration duration={duration} label={words.duration} />
          <Sample word={sample} />
        </p>
        <h1>{title}</h1>
        <p className="lede">{description}</p>
      </div>
      <PodcastCover title={words.cover} brand={brand} label={words.badge} />
    </header>
  )
}
