import './home.css'
import { Closing } from '../../renderer/components/Closing.tsx'
import { MoreLink } from '../../renderer/components/Links.tsx'
import { ServiceIndex } from '../../renderer/components/ServiceIndex.tsx'
import type { Data } from './+data.ts'
import { Hero } from './Hero.tsx'
import { LatestArticles, LatestEpisodes } from './Latest.tsx'
import { Results } from './Results.tsx'
import { Revolution } from './Revolution.tsx'

type Copy = Data['copy']

/** `/` */
export function Page({ copy, facts, services, withinReach, results, articles, episodes }: Data) {
  return (
    <>
      <Hero copy={copy.hero} />
      <Services copy={copy.services} services={services} />
      <Blueprint copy={copy.blueprint} />
      <Revolution copy={copy.revolution} basis={copy.basis} claim={withinReach} />
      <Results copy={copy.results} basis={copy.basis} claims={results} />
      <LatestArticles copy={copy.articles} articles={articles} />
      <LatestEpisodes copy={copy.episodes} episodes={episodes} brand={facts.brand} />
      <Closing copy={copy.closing} contact={facts} />
    </>
  )
}

function Services({ copy, services }: { copy: Copy['services']; services: Data['services'] }) {
  return (
    <section className="home-services section wrap columns" aria-labelledby="services">
      <header>
        <h2 id="services">{copy.title}</h2>
        <MoreLink link={copy.more} />
      </header>
      <div className="home-services-index">
        <ServiceIndex services={services} from={copy.from} perMonth={copy.perMonth} level={3} />
      </div>
    </section>
  )
}

/** Five steps as a stair; on small screens, as a line beside the text. */
function Blueprint({ copy }: { copy: Copy['blueprint'] }) {
  return (
    <section className="blueprint section" aria-labelledby="blueprint">
      <div className="wrap">
        <div className="stair">
          <header>
            <h2 id="blueprint">{copy.title}</h2>
            <p>{copy.text}</p>
          </header>
          <svg className="stair-line" viewBox="0 0 500 400" preserveAspectRatio="none" aria-hidden="true">
            <path d="M-100 400H0C60 400 40 300 100 300C160 300 140 200 200 200C260 200 240 100 300 100C360 100 340 0 400 0H620" />
          </svg>
          <ol>
            {copy.steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
