import './utilities.css'
import './episode.css'
import { BeatLine } from '../../../renderer/components/BeatLine.tsx'
import { Section } from '../../../renderer/components/Blocks.tsx'
import { BackLink, Buttons } from '../../../renderer/components/Inline.tsx'
import { Prose } from '../../../renderer/components/Prose.tsx'
import { findLongestSegmentIndex } from '../../../renderer/drawing/beats.ts'
import { interpolate, keepWordsTogether } from '../../../renderer/wording/format.ts'
import { EpisodeCover, EpisodeMeta } from '../Episode.tsx'
import type { Data } from './+data.ts'
import { Chapters, Player, SECTION_PROPS, Transcript } from './Recording.tsx'

export function Page(data: Data) {
  const { copy, company, episode, segments, number, recording, placeholderLabel } = data
  const { title, description, date, duration, chapters } = episode
  const { callToAction } = copy
  const longestChapter = chapters?.[findLongestSegmentIndex(segments)]?.title
  const chapterCount = segments.starts.length
  return (
    <>
      <article>
        <header className="page-header wrap columns gap-y-8 pt-[clamp(1rem,3vw,3rem)]">
          <BackLink href={copy.backLink.to.address} label={copy.backLink.label} />
          <div className="md:col-[1/9]">
            <h1 className="text-article max-lg:text-pretty">{keepWordsTogether(title)}</h1>
            <p className="lede mt-6 mb-5">{description}</p>
            <EpisodeMeta
              date={date}
              duration={duration}
              copy={copy}
              placeholderLabel={placeholderLabel}
              sampleMinutes={recording.sampleMinutes}
            >
              <span className="text-ink">
                {company.brand} {copy.badge}
              </span>
            </EpisodeMeta>
          </div>
          <EpisodeCover
            className="max-md:hidden md:max-lg:col-[9/13] md:max-lg:max-w-64 lg:col-[10/13]"
            description={
              longestChapter
                ? interpolate(copy.episodeCoverAlt, { count: chapterCount, longestChapter })
                : copy.coverAlt
            }
            segments={segments}
            number={number}
            name={title}
          />
          <Player {...data} />
        </header>
        <Chapters {...data} />
        <Section id="page-notes" title={copy.notesTitle} {...SECTION_PROPS}>
          <Prose body={episode.body} className="lg:col-[4/11]" />
        </Section>
        <Transcript {...data} />
      </article>
      <section className="panel print:hidden" aria-labelledby="page-call">
        <div className="wrap columns items-baseline gap-y-10">
          <h2 id="page-call" className="-ms-hang text-feature tracking-[-0.03em] lg:col-[1/8]">
            {callToAction.title}
          </h2>
          <div className="lg:col-[8/13]">
            <p className="lede">{callToAction.text}</p>
            <Buttons
              primary={callToAction.primaryButton}
              secondary={callToAction.secondaryButton}
              className="buttons mt-8"
            />
          </div>
        </div>
        <BeatLine className="closing-line mt-[clamp(2rem,4vw,4rem)] h-line" segments={segments} />
      </section>
    </>
  )
}
