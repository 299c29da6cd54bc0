import './utilities.css'
import { clsx } from 'clsx'
import { ArticleFigure } from '../../renderer/components/ArticleFigure.tsx'
import { CardTitle } from '../../renderer/components/Links.tsx'
import { PageHeader } from '../../renderer/components/PageHeader.tsx'
import { ClosingSection } from '../../renderer/components/Sections.tsx'
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
            const isLatest = index === 0
            const cardClasses = isLatest ? LATEST_CLASSES : EARLIER_CLASSES
            const drawingSizeClass =
              !isLatest &&
              drawing.chart &&
              (hasFixedProportions(drawing.kind) ? 'lg:*:first:size-42' : 'lg:*:first:h-42')
            return (
              <li key={href} className={clsx('group columns relative items-start', cardClasses.card)}>
                <CardTitle level="h2" href={href} title={title} className={cardClasses.title} />
                <ArticleFigure
                  drawing={drawing}
                  className={clsx(cardClasses.drawing, drawingSizeClass)}
                  isSmall={!isLatest}
                />
                <p className={clsx('text-ink-soft', isLatest && 'lede', cardClasses.text)}>{excerpt}</p>
                <p className={clsx('note grid', cardClasses.text)}>
                  <Day date={date} />
                  {topics && <span>{topics}</span>}
                </p>
                {isLatest && (
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
