import './notFound.css'
import { Buttons, MoreLink } from '../../renderer/components/Links.tsx'
import { PulseLine } from '../../renderer/components/Pulse.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import type { NotFoundView } from '../../renderer/model/define/fields.ts'
import { urls } from '../../renderer/urls.ts'
import type { NotFoundData } from './notFoundData.ts'

/** Shows the view of its own folder; `client/enhanceParts.ts` swaps in another where the address asks for it. */
export function NotFoundPage({ shown, views, suggestion, nearest }: NotFoundData) {
  return (
    <>
      <div className="not-found wrap">
        <div data-not-found={shown}>
          {views
            .filter(({ name }) => name === shown)
            .map((view) => (
              <View key={view.name} {...view} />
            ))}
        </div>
        <p className="lede not-found-suggestion" data-suggestion hidden>
          {suggestion[0]}
          {/* client/suggestPage.ts puts the page that it found in the place of this one. */}
          <a className="more" href={urls.home()}>
            {urls.home()}
          </a>
          {suggestion[1]}
        </p>
        <Section id="nearest" title={nearest.title} className="not-found-nearest">
          <ul>
            {nearest.links.map((link) => (
              <li key={link.to.slug}>
                <MoreLink link={link} />
              </li>
            ))}
          </ul>
        </Section>
        {views.map((view) => (
          <template key={view.name} data-view={view.name} data-forms={view.forms.join(' ')} data-title={view.pageTitle}>
            <View {...view} />
          </template>
        ))}
      </div>
      <PulseLine className="closing-line not-found-line" crest={915} height={170} />
    </>
  )
}

function View({ title, text, link }: NotFoundView) {
  return (
    <>
      <h1>{title}</h1>
      <p className="lede">{text}</p>
      <Buttons primary={link} />
    </>
  )
}
