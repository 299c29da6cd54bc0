import type { Chapter } from '../../../renderer/collections/episodes/schema.ts'
import { BackLink } from '../../../renderer/components/PageHead.tsx'
import { EpisodeCover, PodcastCover } from '../../../renderer/components/PodcastCover.tsx'
import { Sample } from '../../../renderer/components/Sample.tsx'
import { Day, Duration } from '../../../renderer/components/Time.tsx'
import { beatsOf, highest } from '../../../renderer/drawing/beats.ts'
import { fill } from '../../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'

type Props = Pick<Data, 'words' | 'brand' | 'episode' | 'pulse' | 'sample'>

export function Hero({ words, brand, episode, pulse, sample }: Props) {
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
      {episode.chapters ? (
        <EpisodeCover
          title={coverInWords(words.pulse, episode.chapters, pulse)}
          brand={brand}
          label={words.badge}
          pulse={pulse}
          duration={duration}
        />
      ) : (
        <PodcastCover title={words.cover} brand={brand} label={words.badge} />
      )}
    </header>
  )
}

function coverInWords(template: string, chapters: Chapter[], { starts, length }: Data['pulse']): string {
  const longest = chapters[highest(beatsOf(starts, length))]
  return fill(template, { count: chapters.length, longest: longest?.title ?? '' })
}
