import './utilities.css'
import { clsx } from 'clsx'
import { BeatLine } from '../../renderer/components/BeatLine.tsx'
import { Closing } from '../../renderer/components/Closing.tsx'
import { CardLink } from '../../renderer/components/Links.tsx'
import { PageHead } from '../../renderer/components/PageHead.tsx'
import { EpisodeCover } from '../../renderer/components/PodcastCover.tsx'
import type { Data } from './+data.ts'
import { EpisodeMeta } from './EpisodeMeta.tsx'

/** The latest as wide as the page; all others beside each other. Each stands beside its cover. */
const CARD = [
  'phone:grid phone:grid-cols-[15rem_minmax(0,1fr)] fold:col-span-full fold:grid-cols-[5fr_7fr] fold:grid-rows-[1fr_auto_auto_0px] phone:gap-x-8 fold:gap-x-gap',
  'grid grid-cols-[minmax(0,1fr)_minmax(min-content,2fr)] phone:max-fold:grid-cols-[15rem_minmax(0,1fr)] gap-x-5 phone:gap-x-8',
]

export function Page({ words, company, show, episodes }: Data) {
  const [latest] = episodes
  return (
    <>
      <PageHead
        {...words.hero}
        className="page-head fold:items-end"
        titleClassName="fold:col-[1/8]"
        textClassName="fold:col-[9/13]"
      />
      <div className="wrap mt-step">
        <ul className="grid fold:grid-cols-2 gap-x-gap gap-y-14">
          {episodes.map(({ href, title, description, date, duration, sample, pulse }, index) => (
            <li key={href} className={clsx('group relative content-start', CARD[index === 0 ? 0 : 1])}>
              <EpisodeCover className="phone:row-[1/5]" pulse={pulse} show={index === 0 ? show : undefined} />
              <h2
                className={clsx(
                  'lights-up',
                  index === 0
                    ? '-ms-hang fold:self-end font-display text-feature max-phone:mt-5'
                    : 'font-head text-head',
                )}
              >
                <CardLink href={href}>{title}</CardLink>
              </h2>
              <p className="mt-3 text-ink-soft max-phone:col-span-full">{description}</p>
              <EpisodeMeta {...{ date, duration, words, sample }} className="mt-3 max-phone:col-span-full" />
            </li>
          ))}
        </ul>
      </div>
      <Closing
        words={words.closing}
        contact={company}
        line={latest && <BeatLine className="closing-line h-line" pulse={latest.pulse} />}
      />
    </>
  )
}
