import './portraits.css'
import { Sample } from '../../renderer/components/Sample.tsx'
import type { Data } from './+data.ts'
import { PORTRAIT, PORTRAITS } from './portraits.ts'

interface Props {
  words: Data['words']['team']
  members: Data['team']
}

/** Side by side a card has a hairline before it, but the first; below each other, one above it. */
const CARD =
  'border-line first:border-s-0 max-phone:border-t max-phone:py-6 phone:border-s phone:px-gap phone:pt-1 phone:pb-4 phone:first:ps-0'

/** Cards with portraits have the portraits' line, and no other. */
const DRAWN_CARD = 'max-phone:pb-14 max-phone:last:pb-0 phone:pt-1 phone:pb-4 phone:[&>:not(svg)]:pe-gap'

/** Everybody who works here; a portrait is optional. */
export function Team({ words, members }: Props) {
  return (
    <section className="ground overflow-x-clip" aria-labelledby="team">
      <div className="wrap">
        <div className="columns items-baseline gap-y-4">
          <h2 id="team" className="fold:col-[1/8]">
            {words.title}
          </h2>
          <p className="lede fold:col-[8/13]">{words.text}</p>
        </div>
        <ul className="mt-12 grid grid-cols-1 phone:grid-cols-3">
          {members.map(({ slug, name, role, bio, portrait, sample }) => (
            <li key={slug} className={portrait ? DRAWN_CARD : CARD}>
              {portrait && <Portrait {...portrait} />}
              <h3>{name}</h3>
              <p className="note mt-1">
                {role} <Sample word={sample} />
              </p>
              <p className="mt-3 phone:mt-6 max-w-104">{bio}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** How far the line goes on beside a portrait: past the edge of any window. */
const BEYOND = 3000

/** Portraits stand on one line. Before the first and after the last, it runs on to the window's edge. */
function Portrait({ drawing, alt }: NonNullable<Data['team'][number]['portrait']>) {
  const { line, light } = PORTRAITS[drawing]
  const { width, top, height, base } = PORTRAIT
  return (
    <svg className="portrait across" viewBox={`0 ${top} ${width} ${height}`} role="img" aria-label={alt}>
      <path className="portrait-before" d={`M${-BEYOND} ${base}H0`} />
      <path d={line} />
      <path className="portrait-after" d={`M${width} ${base}h${BEYOND}`} />
      <circle className="lit" {...light} r="5.5" />
    </svg>
  )
}
