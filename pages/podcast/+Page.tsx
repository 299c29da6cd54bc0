import './utilities.css'
import './podcast.css'
import { BeatLine } from '../../renderer/components/BeatLine.tsx'
import { Closing } from '../../renderer/components/Closing.tsx'
import { PageHead } from '../../renderer/components/PageHead.tsx'
import { EpisodeCover } from '../../renderer/components/PodcastCover.tsx'
import { Sample } from '../../renderer/components/Sample.tsx'
import { Day, Duration } from '../../renderer/components/Time.tsx'
import type { Data } from './+data.ts'

/** `/podcast`: a wall of covers. It closes with the line of the latest. */
export function Page({ words, company, label, episodes }: Data) {
  const [latest] = episodes
  return (
    <>
      <PageHead {...words.hero} className="page-head podcast-head" />
      <div className="episodes-wall wrap">
        <ul className="episodes">
          {episodes.map(({ href, title, description, date, duration, sample, pulse }) => (
            <li key={href}>
              <a href={href}>
                <EpisodeCover brand={company.brand} label={label} pulse={pulse} duration={duration} />
                <p className="episode-meta note">
                  <Day date={date} />
                  <Duration duration={duration} label={words.duration} />
                  <Sample word={sample} />
                </p>
                <h2>{title}</h2>
                <p>{description}</p>
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
