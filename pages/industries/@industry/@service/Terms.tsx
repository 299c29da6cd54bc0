import '../../terms.css'
import { landings } from '../../../../renderer/drawing/landings.ts'
import { rounded } from '../../../../renderer/drawing/rounding.ts'
import { formatDollars } from '../../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

interface Props {
  words: Data['words']['terms']
  service: Data['service']
  steps: Data['steps']
}

/** What it costs, when it shows and for how long one signs: before anything else, the price as the page's figure. */
export function Terms({ words, service, steps }: Props) {
  const { price, providers, time } = service
  return (
    <div className="terms">
      <dl>
        <div className="terms-price">
          <dt>{words.price}</dt>
          {price === undefined ? (
            <dd>{words.custom}</dd>
          ) : (
            <dd>
              {formatDollars(price)} <small>{words.perMonth}</small>
            </dd>
          )}
          {providers && <dd className="note">{providers}</dd>}
        </div>
        <div className="terms-time">
          <dt>{words.time}</dt>
          <dd>{time}</dd>
        </div>
        <div className="terms-term">
          <dt>{words.term}</dt>
          <dd>{words.termText}</dd>
        </div>
      </dl>
      <TimeLine steps={steps} />
    </div>
  )
}

/** The steps of the work on one line of time, the last lit. What they are, their service's page tells. */
function TimeLine({ steps }: Pick<Props, 'steps'>) {
  const { landings: places } = landings(steps)
  return (
    <div className="terms-line">
      <svg aria-hidden="true">
        <line x1="0" x2="100%" y1="50%" y2="50%" />
        {places.map(({ from }, index) => (
          <circle key={steps[index]?.timeline} cx={`${rounded(from * 100)}%`} cy="50%" />
        ))}
        {places.map(({ from }, index) => (
          <text key={steps[index]?.timeline} {...textAt(from, index, index === places.length - 1)}>
            {steps[index]?.timeline}
          </text>
        ))}
      </svg>
    </div>
  )
}

/** Above the line and below it by turns, so that no two touch. The last stands at the end, where it has room. */
function textAt(from: number, index: number, isLast: boolean) {
  const y = index % 2 === 1 ? '1em' : '4.6em'
  return isLast ? { x: '100%', y, textAnchor: 'end' as const } : { x: `${rounded(from * 100)}%`, y }
}
