import { type Chapter, getParagraphId } from '../../../renderer/collections/episodes/schema.ts'
import { Section } from '../../../renderer/components/Blocks.tsx'
import { Duration, PlaceholderLabel } from '../../../renderer/components/Inline.tsx'
import { drawBeats } from '../../../renderer/drawing/beats.ts'
import { Island } from '../../../renderer/islands/Island.tsx'
import { Player as PlayerIsland } from '../../../renderer/islands/Player.island.tsx'
import { KEYS_HELP_ID } from '../../../renderer/islands/player/Controls.tsx'
import { PLAYER_FRAME } from '../../../renderer/islands/player/Timeline.tsx'
import { urls } from '../../../renderer/urls.ts'
import { parseDuration } from '../../../renderer/wording/duration.ts'
import type { Data } from './+data.ts'

/** Renders the player, which is an island, and a popover with keyboard shortcuts. */
export function Player({ copy: { player: playerCopy }, episode, recording }: Data) {
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

/** Classes of sections with a heading in the left column. */
export const SECTION_PROPS = { className: 'section wrap columns gap-y-8', titleClassName: 'lg:col-[1/4]' }

/** Renders the chapters, with links if possible. */
export function Chapters(data: Data) {
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

/** Renders the collapsed transcript. Each time links to the paragraph. */
export function Transcript({ copy: { transcript: transcriptCopy }, episode, recording, placeholderLabel }: Data) {
  if (!episode.transcript) return null
  return (
    <Section id="page-transcript" title={transcriptCopy.title} {...SECTION_PROPS}>
      <details id="transcript" className="timestamps max-w-192 border-line border-y lg:col-[4/11]">
        <summary className="disclosure pt-[1.1rem] pb-[1.15rem] font-serif text-lede leading-[1.3] tracking-[-0.008em]">
          <span>
            {transcriptCopy.toggle} <PlaceholderLabel label={placeholderLabel} />
          </span>
        </summary>
        {episode.transcript.map((paragraph) => (
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
  )
}

/** Converts a time of the episode, such as `52:30`, to seconds in the recording, which can be a shorter sample. */
function toRecordingSeconds(time: string, { scale }: { scale: number }): number {
  return scale === 1 ? parseDuration(time) : Number((parseDuration(time) * scale).toFixed(1))
}
