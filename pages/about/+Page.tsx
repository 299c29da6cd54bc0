import './about.css'
import './portraits.css'
import { Closing } from '../../renderer/components/Closing.tsx'
import type { Data } from './+data.ts'
import { BrandWord } from './BrandWord.tsx'
import { Team } from './Team.tsx'
import { Values } from './Values.tsx'

export function Page({ copy, facts, values, team }: Data) {
  return (
    <>
      <header className="about-head wrap columns">
        <h1>{copy.hero.title}</h1>
        <p className="lede">{copy.hero.text}</p>
      </header>
      <section className="about-why section wrap columns" aria-labelledby="why">
        <h2 id="why">{copy.why.title}</h2>
        <div className="about-why-text">
          {copy.why.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <BrandWord copy={copy.word} />
      <Values copy={copy.values} values={values} />
      <Team copy={copy.team} members={team} />
      <Closing copy={copy.closing} contact={facts} />
    </>
  )
}
