import './utilities.css'
import { clsx } from 'clsx'
import { ArticleDrawing } from '../../renderer/components/ArticleDrawing.tsx'
import { Closing } from '../../renderer/components/Closing.tsx'
import { PageHead } from '../../renderer/components/PageHead.tsx'
import { Day } from '../../renderer/components/Time.tsx'
import type { Data } from './+data.ts'

/** How the parts of an article lie: the latest beside its drawing, and large. */
const LATEST = {
  link: 'pt-10 pb-14 phone:grid-rows-[auto_auto_auto_1fr]',
  title: '-ms-hang font-display text-feature phone:col-[1/8]',
  drawing: 'max-w-96 phone:col-[8/13] phone:row-[1/5] fold:max-w-none fold:justify-self-end',
  day: 'phone:col-[1/8] fold:col-[1/7]',
  text: 'phone:col-[1/8] fold:col-[1/7]',
}
/** All others, a line to each in wide windows. */
const EARLIER: typeof LATEST = {
  link: 'py-8 fold:grid-rows-[auto_1fr] phone:max-fold:grid-rows-[auto_auto_1fr]',
  title: 'font-head text-head phone:max-fold:col-[4/13] fold:col-[3/9] fold:row-[1/3]',
  drawing: 'max-w-38 phone:max-fold:col-[1/4] phone:max-fold:row-[1/4] fold:col-[1/3] fold:row-[1/3]',
  day: 'phone:max-fold:col-[4/13] fold:col-[9/13] fold:row-1',
  text: 'phone:max-fold:col-[4/13] fold:col-[9/13]',
}

/** `/blog`: all articles; the latest, which comes first, is set large. */
export function Page({ words, company, posts }: Data) {
  return (
    <>
      <PageHead {...words.hero} />
      <div className="wrap">
        <ul className="rows mt-part">
          {posts.map(({ href, title, excerpt, date, drawing }, index) => {
            const place = index === 0 ? LATEST : EARLIER
            return (
              <li key={href}>
                <a
                  className={clsx('group columns items-baseline gap-y-3 phone:max-fold:items-start', place.link)}
                  href={href}
                >
                  <h2 className={clsx('lights-up fold:self-center', place.title)}>{title}</h2>
                  <ArticleDrawing {...drawing} className={clsx('row-1 w-full fold:self-center', place.drawing)} />
                  <Day date={date} className={clsx('note', place.day)} />
                  <p className={clsx('text-ink-soft', place.text)}>{excerpt}</p>
                  {index === 0 && (
                    <p className={clsx('underline decoration-line group-hover:text-accent', place.text)}>
                      {words.readMore}
                    </p>
                  )}
                </a>
              </li>
            )
          })}
        </ul>
      </div>
      <Closing words={words.closing} contact={company} />
    </>
  )
}
