import './utilities.css'
import { Finder } from '../../renderer/components/Finder.tsx'
import { Buttons, MoreLink } from '../../renderer/components/Links.tsx'
import { Section } from '../../renderer/components/Sections.tsx'
import { StretchedDrawing } from '../../renderer/components/StretchedDrawing.tsx'
import { createCalmingPath, createPulsePath, HOME_LINE } from '../../renderer/drawing/beats.ts'
import { urls } from '../../renderer/urls.ts'
import { curlApostrophes } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

/** Renders a not-found view, and a template of every view. Hosts can serve this page for any address, and `client/enhanceParts.ts` shows the right template. */
export function Page({ currentView, views, suggestionParts, search, mainPages }: Data) {
  const [textBeforeLink, textAfterLink] = suggestionParts
  return (
    <>
      <div data-enhance="" data-not-found={currentView.name}>
        <NotFoundView {...currentView} />
      </div>
      {views.map((view) => (
        <template
          key={view.name}
          data-view={view.name}
          data-patterns={view.patterns.join(' ')}
          data-title={view.pageTitle}
        >
          <NotFoundView {...view} />
        </template>
      ))}
      <div className="wrap mt-[clamp(1.25rem,3.2vw,2.75rem)] scripted:min-h-[2lh] text-balance font-normal font-serif text-[clamp(var(--text-h3),2.8vw,2.6rem)]/[1.2] tracking-[-0.02em] md:scripted:min-h-[1lh]">
        <p data-suggestion hidden>
          {textBeforeLink}
          {/* `client/suggestPage.ts` replaces the link. */}
          <a className="more inline" href={urls.home()}>
            {urls.home()}
          </a>
          {textAfterLink}
        </p>
      </div>
      <div className="wrap columns mt-[clamp(1.5rem,3.2vw,2.75rem)] items-start gap-y-10">
        <Section
          id="main-pages"
          title={mainPages.title}
          className="md:col-[1/7]"
          titleClassName="small-sans leading-[1.4]"
        >
          <ul className="mt-[0.35rem] flex flex-wrap gap-x-6 gap-y-1 font-display font-serif text-h3 leading-[1.3]">
            {mainPages.links.map((link) => (
              <li key={link.to.address}>
                <MoreLink link={link} />
              </li>
            ))}
          </ul>
        </Section>
        <Finder copy={search} searches="pages" className="max-w-none md:col-[7/13] md:w-full [&_label]:leading-[1.4]" />
      </div>
    </>
  )
}

/** Short titles are larger, such as `404`. */
const MAX_SHORT_TITLE_LENGTH = 5

function NotFoundView({ title, text, link, pageCount }: Data['currentView']) {
  const isShort = title.length <= MAX_SHORT_TITLE_LENGTH
  return (
    <>
      <div className="wrap columns items-end gap-y-6 pt-[clamp(2rem,5vw,5rem)] md:min-h-[23vw]">
        <h1 className={`lg:col-[1/7] ${isShort ? 'font-light text-[min(38vw,17rem)]/[0.95]' : 'text-poster/none'}`}>
          {title}
        </h1>
        <div className="lg:col-[7/11]">
          <p className="lede">{curlApostrophes(text)}</p>
          <Buttons primary={link} className="buttons mt-6" />
        </div>
      </div>
      <MissingPageDrawing pageCount={pageCount} />
    </>
  )
}

/** The beats in the drawing show the number of pages, up to this maximum. */
const MAX_BEATS = 14
/** The beat of the missing page, drawn dotted over the line: the end of the home page's line, from 126 units left of the crest to 126 units right of it. */
const MISSING_PATH = createPulsePath({ ...HOME_LINE, width: HOME_LINE.crest + 126 }, HOME_LINE.crest - 126)

/** Renders a line with a beat per page. */
function MissingPageDrawing({ pageCount }: { pageCount: number }) {
  const beatCount = Math.min(pageCount, MAX_BEATS)
  // More beats need more of the line.
  const calmFrom = 420 + beatCount * 20
  const line = createCalmingPath({ ...HOME_LINE, beatHeight: 0, beatCount, amplitude: 66, calmFrom, growth: 1.05 })
  return (
    <div className="pointer-events-none relative h-(--height) [--height:clamp(8rem,50vw,22rem)] max-md:-mt-15 md:mt-[calc(var(--height)*-0.66)] md:[--height:clamp(16rem,29vw,28rem)]">
      <StretchedDrawing className="absolute inset-0 size-full overflow-visible" width={HOME_LINE.width} height={400}>
        <path className="stroke-2 stroke-ink-soft [stroke-dasharray:0_7] [stroke-linecap:round]" d={MISSING_PATH} />
        <path d={line} />
      </StretchedDrawing>
      <span className="light-dot top-[7.5%] border-2 border-ink-soft border-dotted bg-paper [--dot-size:20px]" />
    </div>
  )
}
