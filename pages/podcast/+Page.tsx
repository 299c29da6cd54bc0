import './utilities.css'
import { BeatLine } from '../../renderer/components/BeatLine.tsx'
import { Closing } from '../../renderer/components/Closing.tsx'
import { PageHead } from '../../renderer/components/PageHead.tsx'
import { EpisodeCover } from '../../renderer/components/PodcastCover.tsx'
import type { Data } from './+data.ts'
import { EpisodeMeta } from './EpisodeMeta.tsx'

/** `/podcast`: a wall of covers. It closes with the line of the latest. */
export function Page({ words, company, label, episodes }: Data) {
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
        <ul className="grid fold:grid-cols-3 gap-x-gap gap-y-14">
          {episodes.map(({ href, title, description, date, duration, sample, pulse }) => (
            <li key={href}>
              <a
                className="group block h-full phone:max-fold:grid phone:max-fold:grid-cols-[15rem_minmax(0,1fr)] phone:max-fold:content-start phone:max-fold:gap-x-8 phone:max-fold:*:not-[svg]:col-2"
                href={href}
              >
                <EpisodeCover
                  className="phone:max-fold:row-[1/6]"
                  brand={company.brand}
                  label={label}
                  pulse={pulse}
                  duration={duration}
                />
                <EpisodeMeta {...{ date, duration, words, sample }} className="fold:mt-5 max-phone:mt-5" />
                <h2 className="lights-up mt-[0.6rem] font-head text-head">{title}</h2>
                <p className="mt-3 text-ink-soft">{description}</p>
              </a>
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
