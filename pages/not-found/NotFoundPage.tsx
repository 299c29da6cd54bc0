import './notFound.css'
import { MoreLink } from '../../renderer/components/MoreLink.tsx'
import { PulseLine } from '../../renderer/components/PulseLine.tsx'
import type { NotFoundView } from '../../renderer/model/schemas/pages/notFound.ts'
import { urls } from '../../renderer/model/urls.ts'
import type { NotFoundData } from './notFoundData.ts'

/** Every not-found page shows the view of its own folder; `client/enhanceParts.ts` swaps in another where the address asks for it. */
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
          {/* client/suggestPage.ts writes the page that it found into it. */}
          <a className="more" href={urls.home()}>
            {urls.home()}
          </a>
          {suggestion[1]}
        </p>
        <section className="not-found-nearest" aria-labelledby="nearest">
          <h2 id="nearest">{nearest.title}</h2>
          <ul>
            {nearest.links.map((link) => (
              <li key={link.to.slug}>
                <MoreLink link={link} />
              </li>
            ))}
          </ul>
        </section>
        {views.map((view) => (
          <template key={view.name} data-view={view.name} data-title={view.pageTitle}>
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
      <p className="buttons">
        <a className="button" href={link.to.slug}>
          {link.label}
        </a>
      </p>
    </>
  )
}
