import './utilities.css'
import { ButtonLink, CardTitle, CitationLink, MoreLink } from '../../renderer/components/Links.tsx'
import { SampleReport } from '../../renderer/components/SampleReport.tsx'
import { ClosingSection } from '../../renderer/components/Sections.tsx'
import { StretchedDrawing } from '../../renderer/components/StretchedDrawing.tsx'
import { createCalmingPath, HOME_LINE } from '../../renderer/drawing/beats.ts'
import { formatDollars, interpolate } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'
import { LatestArticles, LatestEpisodes } from './Latest.tsx'
import { Results } from './Results.tsx'
import { RingSection } from './RingSection.tsx'

export function Page(data: Data) {
  const { copy, company } = data
  return (
    <>
      <Hero {...data} />
      <Services {...data} />
      <RingSection {...data} />
      <Blueprint {...data} />
      <Report {...data} />
      <Results {...data} />
      <LatestArticles {...data} />
      <LatestEpisodes {...data} />
      <ClosingSection copy={copy.closing} contact={company} />
    </>
  )
}

const WIDE_PATH = createCalmingPath({ ...HOME_LINE, beatCount: 23, amplitude: 66, calmFrom: 896, growth: 1.055 })
const NARROW_LINE = { width: 400, baseline: 150, crest: 338, beatWidth: 10, beatHeight: 134 }
const NARROW_PATH = createCalmingPath({ ...NARROW_LINE, beatCount: 14, amplitude: 36, calmFrom: 220, growth: 1.07 })

const LINE_CLASSES =
  'absolute inset-0 size-full overflow-visible not-print:motion-safe:animate-[draw_500ms_cubic-bezier(0.3,0,0.35,1)_both]'

function Hero({ copy: { hero: heroCopy }, citation }: Data) {
  return (
    <section className="relative max-md:min-h-[calc(100svh-4.5rem)]" aria-labelledby="headline">
      <div className="wrap">
        <p className="pt-[clamp(1.25rem,3.5vw,3.5rem)] font-medium max-md:pb-2">{heroCopy.tagline}</p>
        {/* Wraps if the visitor increases the letter spacing (WCAG 2.2, 1.4.12). */}
        <h1
          id="headline"
          className="text-wrap pt-[clamp(1.25rem,2.5vw,2.5rem)] text-[min(11vw,5.5rem)]/[1.06] tracking-[-0.034em] md:text-poster"
        >
          {heroCopy.lines.map((line) => (
            <span key={line} className="block md:not-first:ps-[16.4%]">
              {line}{' '}
            </span>
          ))}
        </h1>
      </div>
      <div className="pointer-events-none relative h-(--height) [--height:clamp(7rem,44vw,24rem)] md:mt-[calc(var(--height)*-0.62)] md:[--height:clamp(16rem,31vw,30rem)]">
        <StretchedDrawing className={`${LINE_CLASSES} max-md:invisible`} width={1600} height={400}>
          <path d={WIDE_PATH} />
        </StretchedDrawing>
        <StretchedDrawing className={`${LINE_CLASSES} md:invisible`} width={400} height={160}>
          <path d={NARROW_PATH} />
        </StretchedDrawing>
        <span className="light-dot max-md:left-[84.5%] md:top-[7.5%]" />
      </div>
      <div className="wrap columns items-baseline gap-y-6 pt-6 md:pt-8">
        <p className="lede lg:col-[1/7]">{heroCopy.text}</p>
        <p className="buttons lg:col-[8/13]">
          <ButtonLink link={heroCopy.callButton} />
          <MoreLink link={heroCopy.ringLink} />
          <span className="note">
            {heroCopy.note} {citation && <CitationLink citation={citation} />}
          </span>
        </p>
      </div>
    </section>
  )
}

function Services({ copy: { services: servicesCopy }, services, priceLabels, industries }: Data) {
  return (
    <section className="section wrap columns gap-y-12 lg:grid-rows-[auto_1fr]" aria-labelledby="services">
      <header className="lg:col-[1/5]">
        <h2 id="services">{servicesCopy.title}</h2>
        <MoreLink link={servicesCopy.allServicesLink} className="mt-6" />
      </header>
      <ul className="rows lg:col-[5/13] lg:row-[1/3]">
        {services.map(({ href, title, cardText, lowestMonthlyPrice }) => (
          <li
            key={href}
            className="group relative grid items-baseline gap-x-gap gap-y-2 py-6 md:grid-cols-[1fr_auto] md:py-7 lg:grid-cols-[5fr_6fr_3.2fr]"
          >
            <CardTitle href={href} title={title} />
            <p className="text-ink-soft max-md:order-1 md:max-lg:col-1">{cardText}</p>
            {lowestMonthlyPrice !== undefined && (
              <p className="lining-tabular font-display font-serif text-h3 tracking-normal md:justify-self-end md:whitespace-nowrap md:text-end md:max-lg:col-2 md:max-lg:row-[1/3]">
                <span className="small-sans">{priceLabels.pricePrefix}</span> {formatDollars(lowestMonthlyPrice)}{' '}
                <span className="small-sans md:mt-[0.3rem] md:block">{priceLabels.perMonth}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
      <div className="lg:col-[1/5]">
        <p className="label">{servicesCopy.industriesLabel}</p>
        <ul className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-gap max-md:gap-y-2">
          {industries.map(({ href, name }) => (
            <li key={href}>
              <a className="more wrap-anywhere" href={href}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The steps rise from left to right. */
const STEP_POSITION_CLASSES = [
  'lg:mt-[calc(var(--rise)*4)]',
  'lg:mt-[calc(var(--rise)*3)]',
  'lg:mt-[calc(var(--rise)*2)]',
  'lg:mt-(--rise)',
  'lit',
]
const STEP_CLASSES = 'lg:pe-gap lg:pt-9 lg:after:hidden max-lg:max-w-144 max-lg:ps-7 max-lg:pb-8 max-lg:last:pb-0'

function Blueprint({ copy: { blueprint: blueprintCopy } }: Data) {
  return (
    <section className="section overflow-x-clip" aria-labelledby="blueprint">
      <div className="wrap">
        <div className="[--rise:5.25rem] lg:grid lg:*:[grid-area:1/1]">
          <header className="max-w-136 lg:max-w-[42%]">
            <h2 id="blueprint" className="text-wrap">
              {blueprintCopy.title}
            </h2>
            <p className="mt-6 text-ink-soft lg:max-w-68">{blueprintCopy.text}</p>
          </header>
          <StretchedDrawing
            className="relative mt-[6px] h-[calc(var(--rise)*4)] w-full max-lg:hidden"
            width={500}
            height={400}
          >
            <path d="M-100 400H0C60 400 40 300 100 300C160 300 140 200 200 200C260 200 240 100 300 100C360 100 340 0 400 0H620" />
          </StretchedDrawing>
          <ol className="points text-body/[1.55] [--dot-size:9px] [--dot-x:0px] [--dot-y:6px] [--lit-size:14px] max-lg:mt-8 max-lg:ml-[7px] lg:grid lg:grid-cols-5 max-lg:[--dot-y:0.6rem]">
            {blueprintCopy.steps.map(({ title, text }, index) => (
              <li key={title} className={`${STEP_CLASSES} ${STEP_POSITION_CLASSES[index]}`}>
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

function Report({ copy: { report: sectionCopy }, reportCopy, contractTerm }: Data) {
  return (
    <section className="section wrap columns gap-y-12" aria-labelledby="report">
      <div className="lg:col-[1/5]">
        <h2 id="report">{sectionCopy.title}</h2>
        {sectionCopy.questions.map(({ title, text }) => (
          <div key={title} className="mt-8">
            <h3>{title}</h3>
            <p className="mt-3 text-ink-soft">{interpolate(text, { contractTerm })}</p>
          </div>
        ))}
      </div>
      <SampleReport report={sectionCopy.example} copy={reportCopy} className="lg:col-[6/13]" />
    </section>
  )
}
