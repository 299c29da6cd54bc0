import './about.css'
import './portraits.css'
import { BeatLine } from '../../renderer/components/BeatLine.tsx'
import { Closing } from '../../renderer/components/Closing.tsx'
import { Paragraphs } from '../../renderer/components/Lists.tsx'
import { PageHead } from '../../renderer/components/PageHead.tsx'
import { PulseLine } from '../../renderer/components/Pulse.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import type { Data } from './+data.ts'
import { Team } from './Team.tsx'

type Copy = Data['words']

/** `/about` */
export function Page({ words, company, values, team }: Data) {
  return (
    <>
      <PageHead {...words.hero} className="about-head" />
      <BeatLine className="about-beats" isInPage pulse={one(values)} names={values.map(({ name }) => name)} />
      <Section id="why" title={words.why.title} className="about-why section wrap columns">
        <div className="about-why-text">
          <Paragraphs texts={words.why.paragraphs} />
        </div>
      </Section>
      <BrandWord words={words.word} />
      <Values words={words.values} values={values} />
      <Team words={words.team} members={team} />
      <Closing words={words.closing} contact={company} />
    </>
  )
}

/** The page opens with a beat for each value; the light is on the first. */
function one(values: unknown[]) {
  return { starts: values.map((_, index) => index), length: values.length }
}

function BrandWord({ words }: { words: Copy['word'] }) {
  return (
    <section className="brand-word room" aria-labelledby="word">
      <div className="wrap columns">
        <h2 id="word">{words.title}</h2>
        <dl>
          {words.parts.map(({ word, meaning }) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="brand-word-text">{words.text}</p>
      </div>
      <PulseLine className="brand-word-line" crest={640} height={160} />
    </section>
  )
}

function Values({ words, values }: { words: Copy['values']; values: Data['values'] }) {
  return (
    <Section
      id="values"
      title={words.title}
      className="values section wrap"
      beside={<p className="note">{words.text}</p>}
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
