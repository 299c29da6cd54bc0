import './utilities.css'
import './episode.css'
import type { ReactNode } from 'react'
import type { Chapter } from '../../../renderer/collections/episodes/schema.ts'
import { BeatLine } from '../../../renderer/components/BeatLine.tsx'
import { Buttons } from '../../../renderer/components/Links.tsx'
import { BackLink } from '../../../renderer/components/PageHead.tsx'
import { EpisodeCover, PodcastCover } from '../../../renderer/components/PodcastCover.tsx'
import { Prose } from '../../../renderer/components/Prose.tsx'
import { Section } from '../../../renderer/components/Section.tsx'
import { beatsOf, highest } from '../../../renderer/drawing/beats.ts'
import { fill } from '../../../renderer/wording/fill.ts'
import { EpisodeMeta } from '../EpisodeMeta.tsx'
import type { Data } from './+data.ts'
import { Chapters, Transcript } from './Moments.tsx'
import { Player } from './Player.tsx'

/** `/podcast/{slug}` */
export function Page({ words, brand, href, episode, pulse, recording, sample }: Data) {
  const { audioUrl, chapters, transcript } = episode
  return (
    <>
      <article>
        <Hero words={words} brand={brand} episode={episode} pulse={pulse} sample={sample}>
          {audioUrl && (
            <Player {...{ words: words.player, show: brand, href, episode, audio: audioUrl, recording, sample }} />
          )}
        </Hero>
        {chapters && <Chapters {...{ title: words.chapters, chapters, transcript, audio: audioUrl, recording }} />}
        <Section
          id="page-notes"
          title={words.notes}
          className="section wrap columns gap-y-8"
          titleClassName="fold:col-[1/4]"
        >
          <Prose body={episode.body} className="fold:col-[4/11]" />
        </Section>
        {transcript && <Transcript {...{ words: words.transcript, paragraphs: transcript, recording, sample }} />}
      </article>
      <Call words={words.call} pulse={pulse} />
    </>
  )
}

interface CallProps {
  words: Data['words']['call']
  pulse: Data['pulse']
}

/** An episode ends with a call of its own instead of the closing that other pages share, and with its own line. */
function Call({ words: { title, text, primary, secondary }, pulse }: CallProps) {
  return (
    <section className="room pb-[clamp(1.5rem,3vw,3rem)] print:hidden" aria-labelledby="page-call">
      <div className="wrap columns items-end gap-y-10">
        <h2 id="page-call" className="fold:col-[1/8] -ms-hang text-display tracking-[-0.03em]">
          {title}
        </h2>
        <div className="fold:col-[8/13]">
          <p className="lede">{text}</p>
          <Buttons primary={primary} secondary={secondary} className="buttons mt-8" />
        </div>
      </div>
      <BeatLine className="closing-line mt-[clamp(2rem,4vw,4rem)] h-line" pulse={pulse} />
    </section>
  )
}

interface Props extends Pick<Data, 'words' | 'brand' | 'episode' | 'pulse' | 'sample'> {
  /** The player: on phones before the cover, so that one can play at once. */
  children: ReactNode
}

/** Between phone and fold the cover stands beside the title that it belongs to. */
const COVER = 'max-phone:order-1 max-fold:max-w-64 phone:max-fold:col-[9/13] fold:col-[10/13]'

function Hero({ words, brand, episode, pulse, sample, children }: Props) {
  const { title, description, date, duration } = episode
  return (
    <header className="page-head wrap columns">
      <BackLink href={words.back.to.slug} label={words.back.label} />
      <div className="phone:col-[1/9]">
        <EpisodeMeta {...{ date, duration, words, sample }}>
          <span className="border border-line px-[0.6rem] pt-[0.1rem] pb-[0.15rem] text-ink">{words.badge}</span>
        </EpisodeMeta>
        <h1 className="mt-8 text-article max-fold:text-pretty">{title}</h1>
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
