import { ButtonLink } from '../../../renderer/components/Links.tsx'
import type { Data } from './+data.ts'

/** What holds for every article: key takeaways, how to put one idea to work, and help with it. */
export function Advice({ copy: { takeaways, strategy, consultation } }: Pick<Data, 'copy'>) {
  return (
    <div className="ground">
      <section className="large-list wrap columns" aria-labelledby="page-takeaways">
        <h2 id="page-takeaways">{takeaways.title}</h2>
        <ul>
          {takeaways.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <section className="strategy wrap columns" aria-labelledby="page-strategy">
        <h2 id="page-strategy">{strategy.title}</h2>
        <div className="strategy-text">
          {strategy.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="consultation">
          <p>{consultation.text}</p>
          <ButtonLink link={consultation.call} />
        </div>
      </section>
    </div>
  )
}
