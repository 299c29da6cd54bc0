import './about.css'
import './portraits.css'
import { Closing } from '../../renderer/components/Closing.tsx'
import { Paragraphs } from '../../renderer/components/Lists.tsx'
import { PageHead } from '../../renderer/components/PageHead.tsx'
import { PulseLine } from '../../renderer/components/Pulse.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import type { Data } from './+data.ts'
import { Team } from './Team.tsx'

type Copy = Data['copy']

/** `/about` */
export function Page({ copy, facts, values, team }: Data) {
  return (
    <>
      <PageHead {...copy.hero} className="about-head" />
      <Section id="why" title={copy.why.title} className="about-why section wrap columns">
        <div className="about-why-text">
          <Paragraphs texts={copy.why.paragraphs} />
        </div>
      </Section>
      <BrandWord copy={copy.word} />
      <Values copy={copy.values} values={values} />
      <Team copy={copy.team} members={team} />
      <Closing copy={copy.closing} contact={facts} />
    </>
  )
}

function BrandWord({ copy }: { copy: Copy['word'] }) {
  return (
    <section className="brand-word room" aria-labelledby="word">
      <div className="wrap columns">
        <h2 id="word">{copy.title}</h2>
        <dl>
          {copy.parts.map(({ word, meaning }) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="brand-word-text">{copy.text}</p>
      </div>
      <PulseLine className="brand-word-line" crest={640} height={160} />
    </section>
  )
}

function Values({ copy, values }: { copy: Copy['values']; values: Data['values'] }) {
  return (
    <Section
      id="values"
      title={copy.title}
      className="values section wrap"
      beside={<p className="note">{copy.text}</p>}
    >
      <ol className="rows">
        {values.map(({ slug, name, text }) => (
          <li key={slug} className="columns">
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
