import { fill } from '../../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'

interface Props {
  copy: Data['copy']['place']
  values: Data['values']
  paragraphs: string[]
  rule: Data['place']['rule']
}

/** The state in figures, our notes on it, and the rule that its board holds advertising to. */
export function StatePlace({ copy, values, paragraphs, rule }: Props) {
  return (
    <section className="state-place section wrap columns" aria-labelledby="place">
      <h2 id="place">{fill(copy.title, values)}</h2>
      <div>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {rule && (
          <aside className="state-rule" aria-labelledby="rule">
            <h3 id="rule">{fill(copy.rule.title, values)}</h3>
            <p>{rule.text}</p>
            <p>
              <a className="more" href={rule.source}>
                {fill(copy.rule.source, { name: rule.name })}
              </a>
            </p>
          </aside>
        )}
      </div>
    </section>
  )
}
