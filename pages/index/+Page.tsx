import './home.css'
import { Closing } from '../../renderer/components/Closing.tsx'
import { MoreLink } from '../../renderer/components/Links.tsx'
import { ServiceIndex } from '../../renderer/components/ServiceIndex.tsx'
import type { Data } from './+data.ts'
import { Hero } from './Hero.tsx'
import { LatestArticles, LatestEpisodes } from './Latest.tsx'
import { Results } from './Results.tsx'
import { Revolution } from './Revolution.tsx'

type Copy = Data['words']

/** `/` */
export function Page({ words, company, services, withinReach, results, articles, episodes }: Data) {
  return (
    <>
      <Hero words={words.hero} />
      <Services words={words.services} services={services} />
      <Blueprint words={words.blueprint} />
      <Revolution words={words.revolution} basis={words.basis} claim={withinReach} />
      <Results words={words.results} basis={words.basis} claims={results} />
      <LatestArticles words={words.articles} articles={articles} />
      <LatestEpisodes words={words.episodes} episodes={episodes} brand={company.brand} />
      <Closing words={words.closing} contact={company} />
    </>
  )
}

function Services({ words, services }: { words: Copy['services']; services: Data['services'] }) {
  return (
    <section className="home-services section wrap columns" aria-labelledby="services">
      <header>
        <h2 id="services">{words.title}</h2>
        <MoreLink link={words.more} />
      </header>
      <div className="home-services-index">
        <ServiceIndex services={services} from={words.from} perMonth={words.perMonth} level={3} />
      </div>
    </section>
  )
}

/** Five steps as a stair; on small screens, as a line beside the text. */
function Blueprint({ words }: { words: Copy['blueprint'] }) {
  return (
    <section className="blueprint section" aria-labelledby="blueprint">
      <div className="wrap">
        <div className="stair">
          <header>
            <h2 id="blueprint">{words.title}</h2>
            <p>{words.text}</p>
          </header>
          <svg className="stair-line across" viewBox="0 0 500 400" preserveAspectRatio="none" aria-hidden="true">
            <path d="M-100 400H0C60 400 40 300 100 300C160 300 140 200 200 200C260 200 240 100 300 100C360 100 340 0 400 0H620" />
          </svg>
          <ol>
            {words.steps.map(({ title, text }) => (
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
