import './blog.css'
import { Closing } from '../../renderer/components/Closing.tsx'
import { formatDay } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

/** `/blog`: all articles; the latest, which comes first, is set large. */
export function Page({ copy, facts, posts }: Data) {
  return (
    <>
      <header className="page-head wrap columns">
        <h1>{copy.hero.title}</h1>
        <p className="lede">{copy.hero.text}</p>
      </header>
      <div className="wrap">
        <ul className="posts rows">
          {posts.map(({ href, title, excerpt, date }, index) => (
            <li key={href}>
              <a className="columns" href={href}>
                <h2>{title}</h2>
                <time className="note" dateTime={date}>
                  {formatDay(date)}
                </time>
                <p>{excerpt}</p>
                {index === 0 && <p className="posts-more">{copy.readMore}</p>}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Closing copy={copy.closing} contact={facts} />
    </>
  )
}
