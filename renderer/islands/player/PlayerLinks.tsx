import { useState } from 'react'
import type { PlayerWords } from '../../collections/episodes/words.ts'
import { clock } from '../../wording/duration.ts'
import { fill } from '../../wording/fill.ts'
import { KEY_NAMES, type KeyAction, TO } from './keys.ts'
import { type PlayableEpisode, SKIP } from './playbackState.ts'
import { PLAYER_WORD } from './playerWord.ts'
import { timestampAddress } from './timestamps.ts'

interface LinksProps {
  words: PlayerWords
  episode: PlayableEpisode
  /** In seconds. */
  time: number
  /** Without script there is the download alone. */
  isAwake: boolean
}

/** Below the controls: the file, a link to this moment, help for the keys. What is there without script comes first, and stays in its place. */
export function PlayerLinks({ words, episode, time, isAwake }: LinksProps) {
  return (
    <div className="text-(length:--text-note) mt-3 flex flex-wrap items-center gap-x-[clamp(0.95rem,2.5vw,2.25rem)] border-line border-t pt-2">
      <a className={PLAYER_WORD} href={episode.source} download="">
        {words.download}
      </a>
      {isAwake && <CopyLink words={words.copy} address={episode.address} time={time} />}
      {isAwake && <KeyHelp words={words.keys} />}
    </div>
  )
}

/** Copies a link to the moment that is heard. Where the browser would not copy, shows it to be copied by hand. */
function CopyLink({ words, address, time }: { words: PlayerWords['copy']; address: string; time: number }) {
  const [outcome, setOutcome] = useState<{ isCopied: boolean; link: string; at: string }>()
  const at = clock(time)
  const copy = async () => {
    const link = location.origin + timestampAddress(address, time)
    setOutcome({ isCopied: await isWritten(link), link, at })
  }
  return (
    <>
      <button type="button" className={PLAYER_WORD} onClick={copy}>
        {fill(words.label, { time: at })}
      </button>
      <span className="player-copied order-1 ms-auto text-ink-soft" role="status">
        {outcome?.isCopied && fill(words.done, { time: outcome.at })}
        {outcome && !outcome.isCopied && (
          <>
            {words.failed} <a href={outcome.link}>{outcome.link}</a>
          </>
        )}
      </span>
    </>
  )
}

/** Browsers refuse to write where the page is not secure, not in front, or not allowed to. */
async function isWritten(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link)
    return true
  } catch {
    return false
  }
}

const HELP = 'player-keys'

export function toggleKeyHelp(): void {
  document.getElementById(HELP)?.togglePopover()
}

function KeyHelp({ words }: { words: PlayerWords['keys'] }) {
  return (
    <>
      {/* Not for fingers: a keyboard that is plugged in after all still has the "?". */}
      <button type="button" className={`${PLAYER_WORD} [@media(hover:none)]:hidden`} popoverTarget={HELP}>
        {words.open}
      </button>
      <div
        className="player-keys m-auto w-[min(30rem,calc(100vw-2rem))] border border-line bg-paper px-[clamp(1.25rem,4vw,2.25rem)] pt-7 pb-8 text-ink backdrop:bg-[rgb(20_12_10/0.45)]"
        id={HELP}
        popover="auto"
        role="dialog"
        aria-label={words.title}
        onToggle={({ newState, currentTarget }) =>
          newState === 'open' && currentTarget.querySelector('button')?.focus()
        }
      >
        <h2 className="text-(length:--text-head)">{words.title}</h2>
        <p className="note">{words.note}</p>
        <dl className="mt-4 mb-6 border-line border-b">
          {(Object.keys(KEY_NAMES) as KeyAction[]).map((action) => (
            <div key={action} className="flex justify-between gap-4 border-line border-t py-[0.45rem]">
              <dt>{fill(words[action], { seconds: SKIP })}</dt>
              <dd className="flex gap-[0.4rem]">
                {KEY_NAMES[action].map((name) =>
                  name === TO ? (
                    name
                  ) : (
                    <kbd
                      key={name}
                      className="min-w-7 border border-line px-[0.45rem] py-[0.05rem] text-center font-medium font-sans text-caption/[1.5]"
                    >
                      {name}
                    </kbd>
                  ),
                )}
              </dd>
            </div>
          ))}
        </dl>
        <button
          type="button"
          className="button button-ghost button-small"
          popoverTarget={HELP}
          popoverTargetAction="hide"
        >
          {words.close}
        </button>
      </div>
    </>
  )
}
