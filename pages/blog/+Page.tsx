import './utilities.css'
import { clsx } from 'clsx'
import { ArticleFigure } from '../../renderer/components/ArticleFigure.tsx'
import { ClosingSection } from '../../renderer/components/ClosingSection.tsx'
import { CardLink } from '../../renderer/components/Links.tsx'
import { PageHeader } from '../../renderer/components/PageHeader.tsx'
import { Day } from '../../renderer/components/Time.tsx'
import { hasFixedProportions } from '../../renderer/drawing/articleDrawing.ts'
import type { Data } from './+data.ts'

const LATEST_CLASSES = {
  card: 'gap-y-5 pt-8 pb-14 md:grid-rows-[auto_auto_auto_1fr]',
  title: '-ms-hang font-display text-h2 md:col-[1/8]',
  drawing: 'max-md:row-2 md:col-[8/13] md:row-[1/5]',
  text: 'md:col-[1/8] lg:col-[1/7]',
}
const EARLIER_CLASSES: typeof LATEST_CLASSES = {
  card: 'gap-y-3 py-8 lg:grid-rows-[auto_1fr] md:max-lg:grid-rows-[auto_auto_1fr]',
  title: 'font-h3 text-h3 md:max-lg:col-[4/13] lg:col-[5/9] lg:row-[1/3]',
  drawing:
    'max-md:row-1 max-md:mb-3 max-md:flex items-center gap-5 max-md:*:first:w-38 *:first:shrink-0 md:max-lg:max-w-38 md:max-lg:col-[1/4] md:max-lg:row-[1/4] lg:col-[1/5] lg:row-[1/3]',
  text: 'md:max-lg:col-[4/13] lg:col-[9/13]',
}

/** Renders the latest article as a large card, and earlier articles as rows. */
export function Page({ copy, company, posts }: Data) {
  return (
    <>
      <PageHeader {...copy.hero} />
      <div className="wrap">
        <ul className="rows mt-step">
          {posts.map(({ href, title, excerpt, date, drawing, topics }, index) => {
            const cardClasses = index === 0 ? LATEST_CLASSES : EARLIER_CLASSES
            return (
              <li key={href} className={clsx('group columns relative items-start', cardClasses.card)}>
                <h2 className={clsx('hover-accent', cardClasses.title)}>
                  <CardLink href={href}>{title}</CardLink>
                </h2>
                <ArticleFigure
                  drawing={drawing}
                  className={clsx(
                    cardClasses.drawing,
                    index > 0 &&
                      drawing.chart &&
                      (hasFixedProportions(drawing.kind) ? 'lg:*:first:size-42' : 'lg:*:first:h-42'),
                  )}
                  isSmall={index > 0}
                />
                <p className={clsx('text-ink-soft', index === 0 && 'lede', cardClasses.text)}>{excerpt}</p>
                <p className={clsx('note grid', cardClasses.text)}>
                  <Day date={date} />
                  {topics && <span>{topics}</span>}
                </p>
                {index === 0 && (
                  <p
                    className={clsx('underline decoration-line group-hover:text-accent', cardClasses.text)}
                    aria-hidden="true"
                  >
                    {copy.readMore}
                  </p>
                )}
              </li>
            )
          })}
        </ul>
      </div>
      <ClosingSection copy={copy.closing} contact={company} />
    </>
  )
}
