import './utilities.css'
import { Basis } from '../../renderer/components/Basis.tsx'
import { BeatLine } from '../../renderer/components/BeatLine.tsx'
import { Closing } from '../../renderer/components/Closing.tsx'
import { Buttons } from '../../renderer/components/Links.tsx'
import { Paragraphs } from '../../renderer/components/Lists.tsx'
import { PageHead } from '../../renderer/components/PageHead.tsx'
import { PulseLine } from '../../renderer/components/Pulse.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import type { Data } from './+data.ts'
import { Team } from './Team.tsx'

type Copy = Data['words']

/** `/about` */
export function Page({ words, boast, company, values, pulse, team }: Data) {
  return (
    <>
      <PageHead
        {...words.hero}
        className="items-end gap-y-8 pt-top"
        titleClassName="fold:col-[1/9]"
        textClassName="fold:col-[9/13]"
      >
        <Buttons primary={words.closing.primary} className="buttons fold:col-[9/13]" />
        {boast && (
          <p className="note fold:col-[9/13]">
            <Basis boast={boast} />
          </p>
        )}
      </PageHead>
      <BeatLine
        className="mt-[clamp(2rem,4vw,4rem)] phone:mb-12 h-line"
        isInPage
        pulse={pulse}
        names={values.map(({ name }) => name)}
      />
      <Section
        id="why"
        title={words.why.title}
        className="section wrap columns gap-y-8"
        titleClassName="fold:col-[1/5]"
      >
        <div className="fold:col-[6/13] grid gap-6 font-serif text-statement *:not-first:text-ink-soft">
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

function BrandWord({ words }: { words: Copy['word'] }) {
  return (
    <section className="room pb-[clamp(2.5rem,5vw,5rem)]" aria-labelledby="word">
      <div className="wrap columns items-end gap-y-part">
        <h2 id="word" className="fold:col-[1/7]">
          {words.title}
        </h2>
        <dl className="fold:col-[1/13] fold:row-2 grid grid-cols-1 phone:grid-cols-2 gap-x-gap gap-y-8 font-serif">
          {words.parts.map(({ word, meaning }) => (
            <div key={word}>
              <dt className="font-light phone:text-[min(17vw,12rem)] text-[28vw] leading-[0.9] tracking-[-0.04em]">
                {word}
              </dt>
              <dd className="mt-2 phone:mt-4 text-ink-soft text-lede">{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="fold:col-[7/13] fold:row-1 max-w-124">{words.text}</p>
      </div>
      <PulseLine className="mt-8" light="top-[15%] left-[64%]" crest={640} height={160} />
    </section>
  )
}

function Values({ words, values }: { words: Copy['values']; values: Data['values'] }) {
  return (
    <Section id="values" title={words.title} className="section wrap" beside={<p className="note">{words.text}</p>}>
      <ol className="rows mt-12">
        {values.map(({ slug, name, text }) => (
          <li key={slug} className="columns items-baseline gap-y-2 py-7">
            <h3 className="fold:col-[1/6] font-display text-title">{name}</h3>
            <p className="fold:col-[6/13] max-w-144">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
