import type { Data } from './+data.ts'
import { Portrait } from './Portrait.tsx'

interface Props {
  copy: Data['copy']['team']
  members: Data['team']
}

/** Who works here. */
export function Team({ copy, members }: Props) {
  return (
    <section className="team ground" aria-labelledby="team">
      <div className="wrap">
        <div className="columns team-head">
          <h2 id="team">{copy.title}</h2>
          <p className="lede">{copy.text}</p>
        </div>
        <ul className="team-cards">
          {members.map(({ slug, name, role, bio, portrait }) => (
            <li key={slug}>
              {portrait && <Portrait {...portrait} />}
              <h3>{name}</h3>
              <p className="note">{role}</p>
              <p>{bio}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
