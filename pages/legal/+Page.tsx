import './utilities.css'
import { BeatLine } from '../../renderer/components/BeatLine.tsx'
import { Prose } from '../../renderer/components/Prose.tsx'
import { Section } from '../../renderer/components/Sections.tsx'
import { TableOfContents } from '../../renderer/components/TableOfContents.tsx'
import { Day } from '../../renderer/components/Time.tsx'
import { interpolate } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

export function Page({ copy, page, headings, segments, longestSectionTitle }: Data) {
  return (
    <>
      <header className="page-header wrap columns">
        <h1>{page.title}</h1>
        <p className="text-ink-soft lg:self-end">
          {page.updatedLabel} <Day date={page.updated} />
        </p>
      </header>
      <BeatLine className="mt-[clamp(1rem,3vw,3rem)] h-[clamp(5rem,9vw,9rem)]" isAlignedWithText segments={segments} />
      {longestSectionTitle && (
        <p className="wrap note mt-[0.9rem]">
          {interpolate(copy.drawingCaption, { longestSection: longestSectionTitle })}
        </p>
      )}
      {page.summary && (
        <Section
          id="page-summary"
          title={page.summary.title}
          className="wrap columns mt-part gap-y-8"
          titleClassName="lg:col-[1/5]"
        >
          <dl className="grid gap-x-gap gap-y-6 md:grid-cols-2 lg:col-[5/13]">
            {page.summary.points.map(({ title, text }) => (
              <div
                key={title}
                className="grid-cols-subgrid items-baseline border-line border-t pt-4 md:odd:last:col-span-full md:odd:last:grid"
              >
                <dt className="font-serif text-name">{title}</dt>
                <dd className="mt-2 text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      <div className="wrap columns mt-[clamp(3rem,6vw,6rem)] gap-y-12">
        <TableOfContents title={copy.contentsTitle} headings={headings} className="lg:col-[1/5]" />
        <div className="lg:col-[5/12]">
          <Prose body={page.body} className="[&_h2]:mt-12 [&_h2]:text-h3" />
          <Section
            id="page-questions"
            title={copy.questions.title}
            className="mt-16 max-w-160 border-line border-t pt-8"
            titleClassName="text-(length:--text-h3)"
          >
            <p className="mt-[0.8rem]">{copy.questions.text}</p>
          </Section>
        </div>
      </div>
    </>
  )
}
