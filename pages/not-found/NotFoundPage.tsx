import './notFound.css'
import { CitySearch } from '../../renderer/components/CitySearch.tsx'
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
      <div className="not-found wrap">
        <div data-part="" data-not-found={shown}>
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
      <div className="not-found-ways wrap columns">
        <Section id="nearest" title={nearest.title} className="not-found-nearest">
          <ul>
            {nearest.links.map((link) => (
              <li key={link.to.slug}>
                <MoreLink link={link} />
              </li>
            ))}
          </ul>
        </Section>
        <CitySearch words={search} among="pages" />
      </div>
    </>
  )
}

/** The page's line, and on it or below it the page that was meant, once `client/suggestPage.ts` has found it. */
function Horizon({ suggestion: [before, after] }: Pick<NotFoundData, 'suggestion'>) {
  return (
    <div className="not-found-horizon">
      <MissingPulse />
      <p className="lede wrap" data-suggestion hidden>
        {before}
        {/* In the place of this address comes what was found. */}
        <a className="more" href={urls.home()}>
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
    <div className="pulse-line not-found-line">
      <svg className="across" viewBox="0 0 1600 200" preserveAspectRatio="none" aria-hidden="true">
        <path className="not-found-trace" d={missing} />
        <path d="M0 190H1600" />
      </svg>
      <span className="not-found-light" />
    </div>
  )
}

function View({ title, text, link }: NotFoundView) {
  return (
    <>
      <h1>{title}</h1>
      <p className="lede">{typeset(text)}</p>
      <Buttons primary={link} />
    </>
  )
}
