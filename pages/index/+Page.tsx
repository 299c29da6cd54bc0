import './utilities.css'
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
export function Page({
  words,
  company,
  services,
  withinReach,
  ring,
  search,
  boast,
  results,
  otherClaims,
  ...latest
}: Data) {
  return (
    <>
      <Hero words={words.hero} boast={boast} />
      <Services words={words.services} services={services} />
      <Blueprint words={words.blueprint} />
      <Revolution words={words.revolution} basis={words.basis} claim={withinReach} ring={ring} search={search} />
      <Results words={words.results} basis={words.basis} claims={results} others={otherClaims} />
      <LatestArticles words={words.articles} articles={latest.articles} />
      <LatestEpisodes words={words.episodes} episodes={latest.episodes} brand={company.brand} />
      <Closing words={words.closing} contact={company} />
    </>
  )
}

function Services({ words, services }: { words: Copy['services']; services: Data['services'] }) {
  return (
    <section className="section wrap columns gap-y-12" aria-labelledby="services">
      <header className="fold:col-[1/5]">
        <h2 id="services">{words.title}</h2>
        <MoreLink link={words.more} className="mt-6" />
      </header>
      <div className="fold:col-[5/13]">
        <ServiceIndex services={services} from={words.from} perMonth={words.perMonth} />
      </div>
    </section>
  )
}

/** How far below the top each step begins. */
const RISES = [
  'fold:mt-[calc(var(--rise)*4)]',
  'fold:mt-[calc(var(--rise)*3)]',
  'fold:mt-[calc(var(--rise)*2)]',
  'fold:mt-(--rise)',
]

/** Five steps as a stair; on small screens, as a line beside the text. */
function Blueprint({ words }: { words: Copy['blueprint'] }) {
  return (
    <section className="section overflow-x-clip" aria-labelledby="blueprint">
      <div className="wrap">
        <div className="fold:grid [--rise:5.25rem] fold:*:[grid-area:1/1]">
          <header className="fold:max-w-[33%] max-w-136">
            <h2 id="blueprint" className="max-fold:text-wrap">
              {words.title}
            </h2>
            <p className="mt-6 fold:max-w-68 text-ink-soft">{words.text}</p>
          </header>
          <svg
            className="stair-line across mirrored"
            viewBox="0 0 500 400"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d="M-100 400H0C60 400 40 300 100 300C160 300 140 200 200 200C260 200 240 100 300 100C360 100 340 0 400 0H620" />
          </svg>
          <ol className="points stair-steps fold:grid fold:grid-cols-5 text-[1rem]/[1.55] max-fold:mt-8 max-fold:ml-[7px]">
            {words.steps.map(({ title, text }, index) => (
              <li key={title} className={RISES[index]}>
                <h3>{title}</h3>
                <p className="mt-3 text-ink-soft">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
