import type { ReactNode } from 'react'
import type { Chapter } from '../../../renderer/collections/episodes/schema.ts'
import { BackLink } from '../../../renderer/components/PageHead.tsx'
import { EpisodeCover, PodcastCover } from '../../../renderer/components/PodcastCover.tsx'
import { beatsOf, highest } from '../../../renderer/drawing/beats.ts'
import { fill } from '../../../renderer/wording/fill.ts'
import { EpisodeMeta } from '../EpisodeMeta.tsx'
import type { Data } from './+data.ts'

interface Props extends Pick<Data, 'words' | 'brand' | 'episode' | 'pulse' | 'sample'> {
  /** The player: on phones before the cover, so that one can play at once. */
  children: ReactNode
}

/** Between phone and fold the cover stands beside the title that it belongs to. */
const COVER = 'max-phone:order-1 max-fold:max-w-64 phone:max-fold:col-[9/13] fold:col-[10/13]'

export function Hero({ words, brand, episode, pulse, sample, children }: Props) {
  const { title, description, date, duration } = episode
  return (
    <header className="page-head wrap columns">
      <BackLink href={words.back.to.slug} label={words.back.label} />
      <div className="phone:col-[1/9]">
        <EpisodeMeta {...{ date, duration, words, sample }}>
          <span className="border border-line px-[0.6rem] pt-[0.1rem] pb-[0.15rem] text-ink">{words.badge}</span>
        </EpisodeMeta>
        <h1 className="mt-8 text-article">{title}</h1>
        <p className="lede mt-7">{description}</p>
      </div>
      {episode.chapters ? (
        <EpisodeCover
          className={COVER}
          title={coverInWords(words.pulse, episode.chapters, pulse)}
          brand={brand}
          label={words.badge}
          about={title}
          pulse={pulse}
          duration={duration}
        />
      ) : (
        <PodcastCover className={COVER} title={words.cover} brand={brand} label={words.badge} />
      )}
      {children}
    </header>
  )
}

function coverInWords(template: string, chapters: Chapter[], { starts, length }: Data['pulse']): string {
  const longest = chapters[highest(beatsOf(starts, length))]
  return fill(template, { count: chapters.length, longest: longest?.title ?? '' })
}
