import './podcast.css'
import { Closing } from '../../renderer/components/Closing.tsx'
import { PodcastCover } from '../../renderer/components/PodcastCover.tsx'
import { isoDuration } from '../../renderer/wording/duration.ts'
import { formatDay } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

/** `/podcast`: the cover, and all episodes. */
export function Page({ copy, facts, label, episodes }: Data) {
  return (
    <>
      <header className="page-head podcast-head wrap columns">
        <h1>{copy.hero.title}</h1>
        <p className="lede">{copy.hero.text}</p>
        <PodcastCover title={copy.cover} brand={facts.brand} label={label} />
      </header>
      <div className="section wrap">
        <ul className="episodes">
          {episodes.map(({ href, title, description, date, duration }) => (
            <li key={href}>
              <a href={href}>
                <p className="episode-meta note">
                  <time dateTime={date}>{formatDay(date)}</time>
                  <time dateTime={isoDuration(duration)}>
                    <span className="sr-only">{copy.duration} </span>
                    {duration}
                  </time>
                </p>
                <h2>{title}</h2>
                <p>{description}</p>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Closing copy={copy.closing} contact={facts} />
    </>
  )
}
