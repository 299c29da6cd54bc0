import { Picture } from '../../renderer/components/Picture.tsx'
import { Sample } from '../../renderer/components/Sample.tsx'
import type { Data } from './+data.ts'

interface Props {
  words: Data['words']['team']
  members: Data['team']
}

/** Everybody who works here. One line runs above them all, with a light where each begins. */
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
        <ul className="mt-part grid grid-cols-1 phone:grid-cols-3">
          {members.map((member) => (
            <Member key={member.slug} {...member} />
          ))}
        </ul>
      </div>
    </section>
  )
}

/** A photograph is optional: without one the name speaks. */
function Member({ name, role, bio, photo, sample }: Data['team'][number]) {
  return (
    <li className="relative phone:row-span-3 grid phone:grid-rows-subgrid border-line border-t phone:pe-gap pt-8 max-phone:pb-14 max-phone:last:pb-0">
      <span aria-hidden="true" className="absolute start-0 top-[-0.3rem] size-[0.6rem] rounded-full bg-accent" />
      <div>
        {photo && <Photo {...photo} />}
        <h3 className="font-display text-title">{name}</h3>
      </div>
      <p className="note mt-3">
        {role} <Sample word={sample} />
      </p>
      <p className="mt-6 max-w-104">{bio}</p>
    </li>
  )
}

/** Whole names of classes: those that are put together would not be found. */
const FOCUS = {
  middle: 'object-center',
  top: 'object-top',
  bottom: 'object-bottom',
  left: 'object-left',
  right: 'object-right',
}

function Photo({ path, alt, width, height, focus }: NonNullable<Data['team'][number]['photo']>) {
  return (
    <Picture
      path={path}
      alt={alt}
      width={String(width)}
      height={String(height)}
      sizes="(width >= 44rem) 30vw, calc(100vw - 2.5rem)"
      className={`mb-8 aspect-[4/5] w-full object-cover ${FOCUS[focus]}`}
    />
  )
}
