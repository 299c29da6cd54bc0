import './Transect.css'
import { Paragraphs } from '../../../renderer/components/Lists.tsx'
import { rounded } from '../../../renderer/drawing/rounding.ts'
import { placeStops, type StopName, TRANSECT } from '../../../renderer/drawing/transect.ts'
import { fill } from '../../../renderer/wording/fill.ts'
import { formatCount } from '../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

/** The least widths, in em, of the drawing with all its names, and on phones: `Transect.css` says where they change. */
const WIDTHS = { wide: 40, small: 18.5 }
/** The line that a ring of five miles would cover, from its center to its edge. */
const SCALE = 5

interface Props {
  words: Data['words']['place']['transect']
  transect: NonNullable<Data['place']['transect']>
  sentences: string[]
}

/** The longest way across a state: each city where it comes nearest to the line, and five miles at the same scale. */
export function Transect({ words, transect, sentences }: Props) {
  const { miles, stops } = transect
  const [lede, ...others] = sentences
  const names = { wide: placeStops(stops, miles, WIDTHS.wide), small: placeStops(stops, miles, WIDTHS.small) }
  return (
    <figure className="transect">
      <svg role="img" width="100%" height={`${TRANSECT.height}em`} aria-label={inWords(words, transect)}>
        <line x2="100%" y1={`${TRANSECT.line}em`} y2={`${TRANSECT.line}em`} />
        <Names className="transect-wide" names={names.wide} />
        <Names className="transect-small" names={names.small} />
        {stops.map(({ name, mile }, index) => (
          <circle
            key={name}
            className={index === 0 ? 'transect-first' : undefined}
            cx={`${rounded((mile / miles) * 100)}%`}
            cy={`${TRANSECT.line}em`}
          />
        ))}
      </svg>
      <figcaption>
        <p className="transect-scale">
          <svg aria-hidden="true" width="100%" height="0.9em">
            <line x2={`${rounded((SCALE / miles) * 100)}%`} y1="0.45em" y2="0.45em" />
          </svg>
          <span className="note">{words.scale}</span>
        </p>
        <p className="transect-lede">{lede}</p>
        {others.length > 0 && (
          <div className="transect-others">
            <Paragraphs texts={others} />
          </div>
        )}
      </figcaption>
    </figure>
  )
}

function Names({ className, names }: { className: string; names: StopName[] }) {
  return (
    <g className={className}>
      {names.map(({ text, at, height, anchor, leader }) => (
        <g key={text}>
          {leader && <line x1={`${at}%`} x2={`${at}%`} y1={`${leader.from}em`} y2={`${leader.to}em`} />}
          <text x={`${at}%`} y={`${height}em`} textAnchor={anchor === 'start' ? undefined : anchor}>
            {text}
          </text>
        </g>
      ))}
    </g>
  )
}

/** The drawing for those who do not see it: every city, with its miles from the beginning. */
function inWords(words: Data['words']['place']['transect'], { from, to, miles, stops }: Props['transect']): string {
  const inOrder = stops.toSorted((a, b) => a.mile - b.mile)
  return fill(words.name, {
    from,
    to,
    miles: formatCount(Math.round(miles)),
    stops: inOrder
      .map(({ name, mile }) => fill(words.stop, { city: name, mile: formatCount(Math.round(mile)) }))
      .join(', '),
  })
}
