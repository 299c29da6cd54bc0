import { Sample } from '../../renderer/components/Sample.tsx'
import type { Data } from './+data.ts'
import { PORTRAIT, PORTRAITS } from './portraits.ts'

interface Props {
  words: Data['words']['team']
  members: Data['team']
}

/** Everybody who works here; a portrait is optional. */
export function Team({ words, members }: Props) {
  return (
    <section className="team ground" aria-labelledby="team">
      <div className="wrap">
        <div className="columns team-head">
          <h2 id="team">{words.title}</h2>
          <p className="lede">{words.text}</p>
        </div>
        <ul className="team-cards">
          {members.map(({ slug, name, role, bio, portrait, sample }) => (
            <li key={slug}>
              {portrait && <Portrait {...portrait} />}
              <h3>{name}</h3>
              <p className="note">
                {role} <Sample word={sample} />
              </p>
              <p>{bio}</p>
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
    <svg className="portrait" viewBox={`0 ${top} ${width} ${height}`} role="img" aria-label={alt}>
      <path className="portrait-before" d={`M${-BEYOND} ${base}H0`} />
      <path d={line} />
      <path className="portrait-after" d={`M${width} ${base}h${BEYOND}`} />
      <circle {...light} r="5.5" />
    </svg>
  )
}
