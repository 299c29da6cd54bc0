import './utilities.css'
import { clsx } from 'clsx'
import { Buttons, CitationLink } from '../../renderer/components/Links.tsx'
import { Paragraphs, TitledList } from '../../renderer/components/Lists.tsx'
import { PageHeader } from '../../renderer/components/PageHeader.tsx'
import { Picture } from '../../renderer/components/Picture.tsx'
import { PlaceholderLabel } from '../../renderer/components/PlaceholderLabel.tsx'
import { PulseLine } from '../../renderer/components/PulseLine.tsx'
import { ClosingSection, ColumnsSection, Section, TintedSection } from '../../renderer/components/Sections.tsx'
import type { Data } from './+data.ts'

export function Page(data: Data) {
  const { copy, company } = data
  return (
    <>
      <Hero {...data} />
      <Team {...data} />
      <ColumnsSection id="why" title={copy.why.title} className="items-baseline gap-y-8">
        <div className="grid gap-6 font-serif text-lede *:not-first:text-ink-soft lg:col-[6/13]">
          <Paragraphs items={copy.why.paragraphs} />
        </div>
      </ColumnsSection>
      <TintedSection id="method" title={copy.method.title}>
        <TitledList
          items={copy.method.steps}
          className="mt-[clamp(2rem,4vw,3.5rem)] grid grid-cols-1 gap-x-gap md:grid-cols-2 xl:grid-cols-3"
          itemClassName="border-line border-t pt-5 pb-7"
          textClassName="mt-2 text-ink-soft"
        />
      </TintedSection>
      <BrandWord {...data} />
      <Values {...data} />
      <ClosingSection copy={copy.closing} contact={company} />
    </>
  )
}

function Hero({ copy, citation }: Data) {
  // Wraps the title between sentences, if they fit.
  const title = copy.hero.title.split(/(?<=\.) /).flatMap((sentence) => [
    <span key={sentence} className="inline-block">
      {sentence}
    </span>,
    ' ',
  ])
  return (
    <>
      <PageHeader
        text={copy.hero.text}
        title={title}
        className="items-start gap-y-8 pt-top"
        titleClassName="lg:col-[1/13]"
        textClassName="lg:col-[1/8]"
      >
        {citation && (
          <p className="note -mt-4 lg:col-[1/8]">
            <CitationLink citation={citation} />
          </p>
        )}
        <Buttons primary={copy.closing.primaryButton} className="buttons lg:col-[1/8]" />
      </PageHeader>
      <PulseLine
        className="pointer-events-none mt-4 lg:-mt-92 lg:h-108"
        dotClassName="top-[15%] left-[76%]"
        crest={1216}
        height={160}
      />
    </>
  )
}

function Team({ copy, team }: Data) {
  return (
    <section
      className="tinted mt-[calc(-0.05*var(--spacing-line))] overflow-x-clip lg:-mt-[1.35rem]"
      aria-labelledby="team"
    >
      <div className="wrap">
        <div className="columns items-baseline gap-y-4">
          <h2 id="team" className="lg:col-[1/8]">
            {copy.team.title}
          </h2>
          <p className="lede lg:col-[8/13]">{copy.team.text}</p>
        </div>
        <ul className="rows mt-step">
          {team.map((member) => (
            <Member key={member.slug} member={member} showsCat={member === team.at(-1)} />
          ))}
        </ul>
      </div>
    </section>
  )
}

/** A sleeping cat, below the quote of the last member. */
const SLEEPING_CAT_PATH =
  'M40 88C18 82 16 60 34 42C54 20 92 12 124 20C138 24 150 31 158 40L160 19C167 22 172 27 175 33C182 31 189 31 195 33C198 27 202 23 207 20L209 42C218 56 215 74 200 80C190 84 176 84 166 79M158 40C151 54 153 70 166 79'

function Member({ member, showsCat }: { member: Data['team'][number]; showsCat: boolean }) {
  const { name, role, responsibility, bio, quote, photo, placeholderLabel } = member
  return (
    <li className={clsx('columns gap-y-6 py-[clamp(2rem,3.5vw,3.25rem)]', !photo && 'items-baseline')}>
      <div className="lg:col-[1/6]">
        {photo && (
          <Picture
            {...photo.image}
            sizes="(width >= 44rem) 30vw, calc(100vw - 2.5rem)"
            className={`mb-8 aspect-[4/5] w-full max-w-96 object-cover ${FOCUS_CLASSES[photo.focus]}`}
          />
        )}
        <h3 className="-ms-hang font-display text-h2">{name}</h3>
        <p className="note mt-3">
          {role} <PlaceholderLabel label={placeholderLabel} />
          {responsibility && <span className="block">{responsibility}</span>}
        </p>
      </div>
      <div className="space-y-4 lg:col-[6/13]">
        {quote && <p className="quoted font-display font-serif text-h3/[1.25]">{quote}</p>}
        {showsCat && (
          <svg className="line-drawing w-4/5 max-w-96" viewBox="0 0 240 88" aria-hidden="true">
            <path d={SLEEPING_CAT_PATH} />
            <circle className="fill-(--light)" cx="207" cy="20" r="5" />
          </svg>
        )}
        <p className="max-w-144 text-ink-soft">{bio}</p>
      </div>
    </li>
  )
}

/** Tailwind only finds complete class names. */
const FOCUS_CLASSES = {
  middle: 'object-center',
  top: 'object-top',
  bottom: 'object-bottom',
  left: 'object-left',
  right: 'object-right',
}

function BrandWord({ copy: { brandWord } }: Data) {
  return (
    <section className="panel" aria-labelledby="word">
      <div className="wrap columns items-baseline gap-y-part">
        <h2 id="word" className="lg:col-[1/7]">
          {brandWord.title}
        </h2>
        <dl className="grid grid-cols-1 gap-x-gap gap-y-8 font-serif md:grid-cols-2 lg:col-[1/13] lg:row-2">
          {brandWord.parts.map(({ word, meaning }) => (
            <div key={word}>
              <dt className="font-light text-[28vw] leading-[0.9] tracking-[-0.015em] md:text-[min(17vw,12rem)]">
                {word}
              </dt>
              <dd className="mt-2 text-ink-soft text-lede md:mt-4">{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="max-w-124 lg:col-[7/13] lg:row-1">{brandWord.text}</p>
      </div>
    </section>
  )
}

function Values({ copy: { values: valuesCopy }, values }: Data) {
  return (
    <Section id="values" title={valuesCopy.title} aside={<p className="note">{valuesCopy.text}</p>}>
      <ol className="rows mt-12">
        {values.map(({ slug, name, text }) => (
          <li key={slug} className="columns items-baseline gap-y-2 py-7">
            <h3 className="font-display text-h2 lg:col-[1/6]">{name}</h3>
            <p className="max-w-144 lg:col-[6/13]">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
