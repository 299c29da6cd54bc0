import { formatDay } from '../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

/** Other articles, up to three. */
export function Related({ title, posts }: { title: string; posts: Data['related'] }) {
  return (
    <section className="section wrap" aria-labelledby="page-related">
      <h2 id="page-related">{title}</h2>
      <ul className="related">
        {posts.map(({ href, title, excerpt, date }) => (
          <li key={href}>
            <a href={href}>
              <time className="note" dateTime={date}>
                {formatDay(date)}
              </time>
              <h3>{title}</h3>
              <p>{excerpt}</p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
