import './home.css'
import { Closing } from '../../renderer/components/Closing.tsx'
import { MoreLink } from '../../renderer/components/Links.tsx'
import { ServiceIndex } from '../../renderer/components/ServiceIndex.tsx'
import type { Data } from './+data.ts'
import { Blueprint } from './Blueprint.tsx'
import { Hero } from './Hero.tsx'
import { LatestArticles } from './LatestArticles.tsx'
import { LatestEpisodes } from './LatestEpisodes.tsx'
import { Results } from './Results.tsx'
import { Revolution } from './Revolution.tsx'

export function Page({ copy, facts, services, withinReach, results, articles, episodes }: Data) {
  return (
    <>
      <Hero copy={copy.hero} />
      <section className="home-services section wrap columns" aria-labelledby="services">
        <header>
          <h2 id="services">{copy.services.title}</h2>
          <MoreLink link={copy.services.more} />
        </header>
        <div className="home-services-index">
          <ServiceIndex services={services} from={copy.services.from} perMonth={copy.services.perMonth} level={3} />
        </div>
      </section>
      <Blueprint copy={copy.blueprint} />
      <Revolution copy={copy.revolution} basis={copy.basis} claim={withinReach} />
      <Results copy={copy.results} basis={copy.basis} claims={results} />
      <LatestArticles copy={copy.articles} articles={articles} />
      <LatestEpisodes copy={copy.episodes} episodes={episodes} brand={facts.brand} />
      <Closing copy={copy.closing} contact={facts} />
    </>
  )
}
