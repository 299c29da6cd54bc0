import { SampleReport } from '../../renderer/components/SampleReport.tsx'
import { interpolate } from '../../renderer/wording/interpolate.ts'
import type { Data } from './+data.ts'

/** Renders an example of the monthly report, next to questions about the account. */
export function MonthlyReport({ copy: { report: copy }, report, term }: Data) {
  return (
    <section className="section wrap columns gap-y-12" aria-labelledby="report">
      <div className="lg:col-[1/5]">
        <h2 id="report">{copy.title}</h2>
        {copy.questions.map(({ title, text }) => (
          <div key={title} className="mt-8">
            <h3>{title}</h3>
            <p className="mt-3 text-ink-soft">{interpolate(text, { term })}</p>
          </div>
        ))}
      </div>
      <SampleReport report={copy.example} copy={report} className="lg:col-[6/13]" />
    </section>
  )
}
