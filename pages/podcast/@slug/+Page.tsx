import './utilities.css'
import './episode.css'
import { type Chapter, getParagraphId } from '../../../renderer/collections/episodes/schema.ts'
import { BeatLine } from '../../../renderer/components/BeatLine.tsx'
import { BackLink, Buttons } from '../../../renderer/components/Links.tsx'
import { PlaceholderLabel } from '../../../renderer/components/PlaceholderLabel.tsx'
import { Prose } from '../../../renderer/components/Prose.tsx'
import { Section } from '../../../renderer/components/Sections.tsx'
import { Duration } from '../../../renderer/components/Time.tsx'
import { drawBeats, findLongestSegmentIndex } from '../../../renderer/drawing/beats.ts'
import { Island } from '../../../renderer/islands/Island.tsx'
import { Player as PlayerIsland } from '../../../renderer/islands/Player.island.tsx'
import { KEYS_HELP_ID } from '../../../renderer/islands/player/Controls.tsx'
import { PLAYER_FRAME } from '../../../renderer/islands/player/Timeline.tsx'
import { urls } from '../../../renderer/urls.ts'
import { parseDuration } from '../../../renderer/wording/duration.ts'
import { interpolate, keepWordsTogether } from '../../../renderer/wording/format.ts'
import { EpisodeCover, EpisodeMeta } from '../Episode.tsx'
import type { Data } from './+data.ts'

const SECTION_PROPS = { className: 'section wrap columns gap-y-8', titleClassName: 'lg:col-[1/4]' }

export function Page(data: Data) {
  const { copy, company, episode, segments, number, recording, placeholderLabel } = data
  const { title, description, chapters, transcript } = episode
  const { callToAction } = copy
  const longestChapter = chapters?.[findLongestSegmentIndex(segments)]?.title
  const coverAlt = longestChapter
    ? interpolate(copy.episodeCoverAlt, { count: segments.starts.length, longestChapter })
    : copy.coverAlt
  return (
    <>
      <article>
        <header className="page-header wrap columns gap-y-8 pt-[clamp(1rem,3vw,3rem)]">
          <BackLink href={copy.backLink.to.address} label={copy.backLink.label} />
          <div className="md:col-[1/9]">
            <h1 className="text-article max-lg:text-pretty">{keepWordsTogether(title)}</h1>
            <p className="lede mt-6 mb-5">{description}</p>
            <EpisodeMeta {...episode} {...recording} copy={copy} placeholderLabel={placeholderLabel}>
              <span className="text-ink">
                {company.brand} {copy.badge}
              </span>
            </EpisodeMeta>
          </div>
          <EpisodeCover
            className="max-md:hidden md:max-lg:col-[9/13] md:max-lg:max-w-64 lg:col-[10/13]"
            description={coverAlt}
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
        {transcript && (
          <Section id="page-transcript" title={copy.transcript.title} {...SECTION_PROPS}>
            <details id="transcript" className="timestamps max-w-192 border-line border-y lg:col-[4/11]">
              <summary className="disclosure pt-[1.1rem] pb-[1.15rem] font-serif text-lede leading-[1.3] tracking-[-0.008em]">
                <span>
                  {copy.transcript.toggle} <PlaceholderLabel label={placeholderLabel} />
                </span>
              </summary>
              {transcript.map((paragraph) => (
                <p key={paragraph.start} id={getParagraphId(paragraph)} className="transcript-paragraph">
                  <span className="note tabular block">
                    <b>{paragraph.speaker}</b>{' '}
                    <a
                      className="hover:text-accent aria-[current]:text-accent"
                      href={`#${getParagraphId(paragraph)}`}
                      data-start-seconds={toRecordingSeconds(paragraph.start, recording)}
                    >
                      <Duration duration={paragraph.start} />
                    </a>
                  </span>{' '}
                  <span>{paragraph.text}</span>
                </p>
              ))}
            </details>
          </Section>
        )}
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

/** Renders the player, which is an island, and a popover with keyboard shortcuts. */
function Player({ copy: { player: playerCopy }, episode, recording }: Data) {
  const { audioUrl: audioFile, chapters: episodeChapters = [] } = episode
  if (!audioFile) return null
  const chapters = episodeChapters.map(({ start, title }) => ({
    startSeconds: toRecordingSeconds(start, recording),
    title,
  }))
  const starts = chapters.map(({ startSeconds }) => startSeconds).filter((start) => start < recording.seconds)
  const timelinePath =
    starts.length > 0
      ? drawBeats({ starts, length: recording.seconds }, PLAYER_FRAME).path
      : `M0 ${PLAYER_FRAME.baseline}H${PLAYER_FRAME.width}`
  return (
    <section className="player col-span-full border-line border-y pt-6 pb-2 print:hidden" aria-label={playerCopy.label}>
      <Island
        name="Player"
        component={PlayerIsland}
        id="player"
        props={{
          copy: playerCopy,
          audioUrl: urls.media(audioFile.id),
          duration: recording.seconds,
          sampleMinutes: recording.sampleMinutes,
          chapters,
          timelinePath,
        }}
      />
      <dl
        className="m-auto w-[min(30rem,calc(100vw-2rem))] border border-line bg-paper px-[clamp(1.25rem,4vw,2.25rem)] py-7 text-ink backdrop:bg-[rgb(20_12_10/0.45)]"
        id={KEYS_HELP_ID}
        popover="auto"
      >
        {playerCopy.shortcuts.list.map(({ keys, action }) => (
          <div key={keys} className="flex justify-between gap-4 border-line not-first:border-t py-[0.45rem]">
            <dt>{keys}</dt>
            <dd className="text-end text-ink-soft">{action}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Chapters(data: Data) {
  const { copy, episode, recording } = data
  if (!episode.chapters) return null
  return (
    <Section id="page-chapters" title={copy.chaptersTitle} {...SECTION_PROPS}>
      <ol className="timestamps rows max-w-192 lg:col-[4/11]">
        {episode.chapters.map((chapter) => {
          const href = getChapterLink(chapter, data)
          return (
            <li
              key={chapter.start}
              className="relative flex flex-wrap items-baseline pt-[0.65rem] pb-[0.7rem] *:last:flex-[1_1_8rem]"
            >
              <Duration duration={chapter.start} className="note tabular w-18" />
              {href ? (
                <a
                  className="hover-accent underline decoration-line after:absolute after:inset-0 hover:decoration-current aria-[current]:text-accent aria-[current]:decoration-2 aria-[current]:decoration-current"
                  href={href}
                  data-start-seconds={toRecordingSeconds(chapter.start, recording)}
                >
                  {chapter.title}
                </a>
              ) : (
                <span>{chapter.title}</span>
              )}
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

/** Returns a link to the transcript, or to a time in the recording (W3C Media Fragments). Samples are shorter than the chapters, so they have no links. */
function getChapterLink(chapter: Chapter, { episode, recording }: Data): string | undefined {
  if (recording.sampleMinutes !== undefined) return undefined
  const { transcript = [], audioUrl: audioFile } = episode
  const paragraph = transcript.find((candidate) => parseDuration(candidate.start) >= parseDuration(chapter.start))
  if (paragraph) return `#${getParagraphId(paragraph)}`
  return audioFile && `${urls.media(audioFile.id)}#t=${toRecordingSeconds(chapter.start, recording)}`
}

/** Converts a time of the episode, such as `52:30`, to seconds in the recording, which can be a shorter sample. */
function toRecordingSeconds(time: string, { scale }: { scale: number }): number {
  return scale === 1 ? parseDuration(time) : Number((parseDuration(time) * scale).toFixed(1))
}
