import './podcast.css'
import { Closing } from '../../renderer/components/Closing.tsx'
import { PageHead } from '../../renderer/components/PageHead.tsx'
import { PodcastCover } from '../../renderer/components/PodcastCover.tsx'
import { Sample } from '../../renderer/components/Sample.tsx'
import { Day, Duration } from '../../renderer/components/Time.tsx'
import type { Data } from './+data.ts'

/** `/podcast` */
export function Page({ words, company, label, episodes }: Data) {
  return (
    <>
      <PageHead {...words.hero} className="page-head podcast-head">
        <PodcastCover title={words.cover} brand={company.brand} label={label} />
      </PageHead>
      <div className="section wrap">
        <ul className="episodes">
          {episodes.map(({ href, title, description, date, duration, sample }) => (
            <li key={href}>
              <a href={href}>
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
      <Closing words={words.closing} contact={company} />
    </>
  )
}
