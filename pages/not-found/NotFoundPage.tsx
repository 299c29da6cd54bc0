import './utilities.css'
import './notFound.css'
import { Finder } from '../../renderer/components/Finder.tsx'
import { Buttons, MoreLink } from '../../renderer/components/Links.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import { pulsePath } from '../../renderer/drawing/pulse.ts'
import type { NotFoundView } from '../../renderer/model/define/fields.ts'
import { urls } from '../../renderer/urls.ts'
import { typeset } from '../../renderer/wording/typeset.ts'
import type { NotFoundData } from './notFoundData.ts'

/** Shows the view of its own folder; `client/enhanceParts.ts` swaps in another where the address asks for it. */
export function NotFoundPage({ shown, views, suggestion, search, nearest }: NotFoundData) {
  return (
    <>
      <div className="wrap pt-[clamp(3rem,8vw,8rem)]">
        {/* What is missing is seen beside the words, whose line stays flat: they stand on it. */}
        <div
          className="phone:grid phone:grid-cols-12 phone:items-end phone:gap-x-gap"
          data-part=""
          data-not-found={shown}
        >
          {views
            .filter(({ name }) => name === shown)
            .map((view) => (
              <View key={view.name} {...view} />
            ))}
        </div>
        {views.map((view) => (
          <template key={view.name} data-view={view.name} data-forms={view.forms.join(' ')} data-title={view.pageTitle}>
            <View {...view} />
          </template>
        ))}
      </div>
      <Horizon suggestion={suggestion} />
      <div className="not-found-ways wrap columns mt-(--not-found-gap) items-start gap-y-10">
        <Section
          id="nearest"
          title={nearest.title}
          className="phone:col-[1/7]"
          titleClassName="beside-serif leading-[1.4]"
        >
          <ul className="serif-head mt-[0.35rem] flex flex-wrap gap-x-6 gap-y-1 leading-[1.3]">
            {nearest.links.map((link) => (
              <li key={link.to.slug}>
                <MoreLink link={link} />
              </li>
            ))}
          </ul>
        </Section>
        <Finder words={search} among="pages" className="phone:col-[7/13] phone:w-full" labelClassName="leading-[1.4]" />
      </div>
    </>
  )
}

/** The page's line, and on it or below it the page that was meant, once `client/suggestPage.ts` has found it. */
function Horizon({ suggestion: [before, after] }: Pick<NotFoundData, 'suggestion'>) {
  return (
    // On phones the page that was meant is named on the line, before the beat that is missing: there is room whether it comes or not. The
    // line reaches over the link here, and over the buttons there.
    <div className="not-found-horizon pointer-events-none max-phone:grid max-phone:*:self-end max-phone:*:[grid-area:1/1]">
      <MissingPulse />
      <p className="wrap" data-suggestion hidden>
        {before}
        {/*
          In the place of this address comes what was found. A name that takes two lines goes on where the first ends, and so does
          the sentence after it.
        */}
        <a className="more pointer-events-auto inline" href={urls.home()}>
          {urls.home()}
        </a>
        {after}
      </p>
    </div>
  )
}

const missing = pulsePath({ end: 1600, base: 190, crest: 1464, width: 26, height: 170 })

/** The line stays flat. Where it would have risen, a trace, and the place of the light. */
function MissingPulse() {
  return (
    <div className="missing-line relative h-line">
      <svg className="across fills" viewBox="0 0 1600 200" preserveAspectRatio="none" aria-hidden="true">
        <path className="missing-trace" d={missing} />
        <path d="M0 190H1600" />
      </svg>
      <span className="lume border border-ink-soft bg-paper" />
    </div>
  )
}

function View({ title, text, link }: NotFoundView) {
  return (
    <>
      <h1 className="phone:-mb-[0.1em] text-poster/none phone:[grid-area:1/1/3/7]">{title}</h1>
      <p className="lede phone:col-[7/11] mt-6">{typeset(text)}</p>
      <Buttons primary={link} className="buttons phone:col-[7/11] mt-7 phone:mb-6" />
    </>
  )
}
