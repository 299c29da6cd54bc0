import { useState } from 'react'
import type { PlayerWords } from '../../collections/episodes/words.ts'
import { fill } from '../../wording/fill.ts'
import { clock } from './moment.ts'

interface Props {
  words: PlayerWords['copy']
  /** The episode's page. */
  address: string
  /** In seconds. */
  time: number
}

/** Copies a link to the moment that is heard. Where the browser would not copy, the link stands there to be copied by hand. */
export function CopyLink({ words, address, time }: Props) {
  const [outcome, setOutcome] = useState<{ isCopied: boolean; link: string; at: string }>()
  const at = clock(time)
  const copy = async () => {
    const link = `${location.origin}${address}${time >= 1 ? `?t=${Math.floor(time)}` : ''}`
    setOutcome({ isCopied: await isWritten(link), link, at })
  }
  return (
    <>
      <button type="button" className="player-word" onClick={copy}>
        {fill(words.label, { time: at })}
      </button>
      <span className="player-copied" role="status">
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
