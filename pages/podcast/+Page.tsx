import './utilities.css'
import { BeatLine } from '../../renderer/components/BeatLine.tsx'
import { CardTitle } from '../../renderer/components/Links.tsx'
import { PageHeader } from '../../renderer/components/PageHeader.tsx'
import { ClosingSection } from '../../renderer/components/Sections.tsx'
import { interpolate } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'
import { EpisodeCover, EpisodeMeta } from './Episode.tsx'

const LATEST_CLASSES = {
  card: 'grid-cols-[60%_minmax(0,1fr)] md:grid-rows-[auto_auto_1fr_auto] max-md:[&>h2]:col-span-full max-md:[&>h2]:mt-7 md:grid-cols-[15rem_minmax(0,1fr)] lg:col-span-full lg:grid-cols-[1fr_2fr] lg:gap-x-gap',
  title: '-ms-hang font-display text-h2',
  text: 'mt-5 max-w-152 md:font-serif md:text-lede',
  play: '*:first:size-[min(3.5rem,16vw)] *:first:rounded-full forced-colors:*:first:border-2 md:items-center max-md:col-2 max-md:row-1 max-md:flex-col max-md:self-end',
  circle: 'fill-fill',
  triangle: 'fill-on-fill',
}
const EARLIER_CLASSES: typeof LATEST_CLASSES = {
  card: 'grid-cols-[4.5rem_minmax(0,1fr)] md:grid-rows-[auto_auto_1fr_auto] md:max-lg:grid-cols-[7.5rem_minmax(0,1fr)] lg:grid-cols-[1fr_2fr] border-line border-t pt-6',
  title: 'font-h3 text-h3',
  text: 'mt-3',
  play: '*:first:size-9 items-center max-md:col-span-full',
  circle: 'fill-none stroke-[1.5] stroke-current',
  triangle: 'fill-current',
}

/** Renders the episodes as cards. The first card is larger. */
export function Page(data: Data) {
  const { copy, company, episodes } = data
  const [latest] = episodes
  return (
    <>
      <PageHeader {...copy.hero} />
      <div className="wrap mt-[clamp(2.5rem,4vw,4.5rem)]">
        <ul className="grid gap-x-gap gap-y-14 lg:grid-cols-2">
          {episodes.map((episode) => (
            <EpisodeCard {...data} key={episode.href} episode={episode} isLatest={episode === latest} />
          ))}
        </ul>
      </div>
      <ClosingSection
        copy={copy.closing}
        contact={company}
        drawing={latest && <BeatLine className="closing-line h-line" segments={latest.segments} />}
      />
    </>
  )
}

type CardProps = Data & { episode: Data['episodes'][number]; isLatest: boolean }

function EpisodeCard({ episodeCopy: copy, company, episode, isLatest }: CardProps) {
  const { href, title, description, segments, number, sampleMinutes } = episode
  const cardClasses = isLatest ? LATEST_CLASSES : EARLIER_CLASSES
  return (
    <li className={`group relative grid gap-x-5 md:gap-x-8 ${cardClasses.card}`}>
      <EpisodeCover className="md:row-[1/5]" segments={segments} number={number} />
      <CardTitle level="h2" href={href} title={title} className={cardClasses.title} />
      <p className={`text-ink-soft max-md:col-span-full ${cardClasses.text}`}>{description}</p>
      <EpisodeMeta {...episode} copy={copy} className="mt-3 max-md:col-span-full">
        {isLatest && (
          <span className="text-ink">
            {company.brand} {copy.badge}
          </span>
        )}
      </EpisodeMeta>
      <p
        className={`mt-5 flex gap-x-4 gap-y-2 group-hover:text-accent print:hidden ${cardClasses.play}`}
        aria-hidden="true"
      >
        <svg viewBox="-1 -1 58 58" aria-hidden="true">
          <circle className={cardClasses.circle} cx="28" cy="28" r="28" />
          <path className={cardClasses.triangle} d="M23 18v20l16-10z" />
        </svg>
        <span className="underline decoration-line">
          {sampleMinutes === undefined
            ? copy.player.play
            : interpolate(copy.player.sampleNote, { minutes: sampleMinutes })}
        </span>
      </p>
    </li>
  )
}
