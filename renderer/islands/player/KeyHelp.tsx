import type { PlayerWords } from '../../collections/episodes/words.ts'
import { fill } from '../../wording/fill.ts'
import { KEY_NAMES, type KeyAction, TO } from './keys.ts'
import { SKIP } from './playback.ts'

/** What the keys do, in a popover: `?` opens it, or its button. */
export function KeyHelp({ id, words }: { id: string; words: PlayerWords['keys'] }) {
  return (
    <>
      <button type="button" className="player-word" popoverTarget={id}>
        {words.open}
      </button>
      <div className="player-keys" id={id} popover="auto" role="dialog" aria-label={words.title}>
        <h2>{words.title}</h2>
        <p className="note">{words.note}</p>
        <dl>
          {(Object.keys(KEY_NAMES) as KeyAction[]).map((action) => (
            <div key={action}>
              <dt>{fill(words[action], { seconds: SKIP })}</dt>
              <dd>{KEY_NAMES[action].map((name) => (name === TO ? name : <kbd key={name}>{name}</kbd>))}</dd>
            </div>
          ))}
        </dl>
        <button
          type="button"
          className="button button-ghost button-small"
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          {words.close}
        </button>
      </div>
    </>
  )
}
