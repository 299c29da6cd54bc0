import './utilities.css'
import './episode.css'
import type { Chapter } from '../../../renderer/collections/episodes/schema.ts'
import { BeatLine } from '../../../renderer/components/BeatLine.tsx'
import { Buttons } from '../../../renderer/components/Links.tsx'
import { BackLink } from '../../../renderer/components/PageHead.tsx'
import { EpisodeCover, PodcastCover } from '../../../renderer/components/PodcastCover.tsx'
import { Prose } from '../../../renderer/components/Prose.tsx'
import { Section } from '../../../renderer/components/Section.tsx'
import { beatPath, beatsOf, highest } from '../../../renderer/drawing/beats.ts'
import { Island } from '../../../renderer/islands/Island.tsx'
import { Player as PlayerIsland } from '../../../renderer/islands/Player.island.tsx'
import { TIMELINE } from '../../../renderer/islands/player/Timeline.tsx'
import { urls } from '../../../renderer/urls.ts'
import { fill } from '../../../renderer/wording/fill.ts'
import { EpisodeMeta } from '../EpisodeMeta.tsx'
import type { Data } from './+data.ts'
import { Chapters, playedAt, Transcript } from './Moments.tsx'

export function Page(data: Data) {
  const { words, episode } = data
  return (
    <>
      <article>
        <Hero {...data} />
        <Chapters {...data} />
        <Section
          id="page-notes"
          title={words.notes}
          className="section wrap columns gap-y-8"
          titleClassName="fold:col-[1/4]"
        >
          <Prose body={episode.body} className="fold:col-[4/11]" />
        </Section>
        <Transcript {...data} />
      </article>
      <Call {...data} />
    </>
  )
}

/** An episode ends with a call of its own instead of the closing that other pages share, and with its own line. */
function Call({ words: { call }, pulse }: Data) {
  return (
    <section className="room pb-[clamp(1.5rem,3vw,3rem)] print:hidden" aria-labelledby="page-call">
      <div className="wrap columns items-end gap-y-10">
        <h2 id="page-call" className="fold:col-[1/8] -ms-hang text-display tracking-[-0.03em]">
          {call.title}
        </h2>
        <div className="fold:col-[8/13]">
          <p className="lede">{call.text}</p>
          <Buttons primary={call.primary} secondary={call.secondary} className="buttons mt-8" />
        </div>
      </div>
      <BeatLine className="closing-line mt-[clamp(2rem,4vw,4rem)] h-line" pulse={pulse} />
    </section>
  )
}

/** Between phone and fold the cover stands beside the title that it belongs to. */
const COVER = 'max-phone:order-1 phone:max-fold:max-w-64 phone:max-fold:col-[9/13] fold:col-[10/13]'

function Hero(data: Data) {
  const { words, brand, episode, pulse, recording, sample } = data
  const { title, description, date, duration } = episode
  return (
    <header className="page-head wrap columns gap-y-8 pt-[clamp(2rem,4vw,5rem)]">
      <BackLink href={words.back.to.slug} label={words.back.label} />
      <div className="phone:col-[1/9]">
        {/* The player marks a sample that it plays. */}
        <EpisodeMeta {...{ date, duration, words, sample: recording.scale === 1 ? sample : undefined }}>
          <span className="text-ink">{words.badge}</span>
        </EpisodeMeta>
        <h1 className="mt-5 text-article max-fold:text-pretty">{title}</h1>
        <p className="lede mt-6">{description}</p>
      </div>
      {episode.chapters ? (
        <EpisodeCover
          className={COVER}
          title={coverInWords(words.pulse, episode.chapters, pulse)}
          show={`${brand} ${words.badge}`}
          pulse={pulse}
        />
      ) : (
        <PodcastCover className={COVER} title={words.cover} brand={brand} label={words.badge} />
      )}
      {/* On phones before the cover, so that one can play at once. */}
      <Player {...data} />
    </header>
  )
}

function coverInWords(template: string, chapters: Chapter[], { starts, length }: Data['pulse']): string {
  const longest = chapters[highest(beatsOf(starts, length))]
  return fill(template, { count: chapters.length, longest: longest?.title ?? '' })
}

/** Hands the player its words, and the episode with addresses and with times in seconds of the recording that plays. */
function Player({ words: { player: words }, brand, episode, href, recording, sample }: Data) {
  const { title, audioUrl, chapters = [] } = episode
  if (!audioUrl) return null
  const parts = chapters.map(({ at, title }) => ({ at: playedAt(at, recording), title }))
  return (
    <section className="player col-span-full print:hidden" aria-label={words.label}>
      <Island
        name="Player"
        component={PlayerIsland}
        id="player"
        props={{
          words,
          episode: {
            address: href,
            title,
            show: brand,
            source: urls.media(audioUrl.slug),
            duration: recording.seconds,
            // It stands in for a longer recording.
            sample: recording.scale === 1 ? undefined : sample,
            chapters: parts,
          },
          line: lineOf(parts, recording.seconds),
        }}
      />
    </section>
  )
}

/** A beat where a chapter begins; a calm line where there are none. */
function lineOf(chapters: { at: number }[], seconds: number): string {
  const starts = chapters.map(({ at }) => at).filter((at) => at < seconds)
  return starts.length > 0 ? beatPath(beatsOf(starts, seconds), TIMELINE) : `M0 ${TIMELINE.base}H${TIMELINE.end}`
}
