import './posts.css'
import { ArticleDrawing } from '../../renderer/components/ArticleDrawing.tsx'
import { Closing } from '../../renderer/components/Closing.tsx'
import { PageHead } from '../../renderer/components/PageHead.tsx'
import { Day } from '../../renderer/components/Time.tsx'
import type { Data } from './+data.ts'

/** `/blog`: all articles; the latest, which comes first, is set large. */
export function Page({ words, company, posts }: Data) {
  return (
    <>
      <PageHead {...words.hero} />
      <div className="wrap">
        <ul className="posts rows">
          {posts.map(({ href, title, excerpt, date, drawing }, index) => (
            <li key={href}>
              <a className="columns" href={href}>
                <h2>{title}</h2>
                <ArticleDrawing {...drawing} />
                <Day date={date} className="note" />
                <p>{excerpt}</p>
                {index === 0 && <p className="posts-more">{words.readMore}</p>}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Closing words={words.closing} contact={company} />
    </>
  )
}
