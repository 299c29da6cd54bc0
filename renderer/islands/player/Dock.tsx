import { Pause, Play, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { fill } from '../../wording/fill.ts'
import { answerKey } from './keys.ts'
import type { DockWords } from './listening.ts'
import { clock } from './moment.ts'
import { playback } from './playback.ts'
import { usePlayback } from './useEpisode.ts'

/** The small player at the foot of the window, while an episode is listened to whose own player is not in view. */
export function Dock({ words }: { words: DockWords }) {
  const { episode, isStarted, isOn, status, time, length } = usePlayback()
  const isElsewhere = !usePlayerInView(episode?.address)
  if (!episode || !isStarted || !isElsewhere) return null
  return (
    <section className="dock" aria-label={words.dock.label} onKeyDown={(event) => answerKey(event, () => {})}>
      <svg className="dock-line" viewBox="0 0 1000 2" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 1H${length > 0 ? Math.round((time / length) * 1000) : 0}`} />
      </svg>
      <button
        type="button"
        className="dock-play"
        aria-label={isOn ? words.pause : words.play}
        onClick={() => playback.toggle()}
      >
        {isOn ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </button>
      <a className="dock-title" href={episode.address}>
        {episode.title}
      </a>
      <span className="dock-time">
        {status === 'error' ? words.error : fill(words.time, { time: clock(time), length: clock(length) })}
      </span>
      <button type="button" className="dock-close" aria-label={words.dock.close} onClick={close}>
        <X aria-hidden="true" />
      </button>
    </section>
  )
}

/** The focus does not vanish with the button that had it. */
function close() {
  playback.close()
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}

/** Whether the page's own player is that of an episode, and in view. */
function usePlayerInView(address: string | undefined): boolean {
  const [isInView, setInView] = useState(false)
  const pathname = usePathname()
  useEffect(() => {
    const player = document.querySelector('.player')
    setInView(false)
    if (!player || pathname !== address) return
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false))
    observer.observe(player)
    return () => observer.disconnect()
  }, [pathname, address])
  return isInView
}

/** The address of the page that is shown, also after another has taken its place (`client/navigate.ts`). */
function usePathname(): string {
  const [pathname, setPathname] = useState(location.pathname)
  useEffect(() => {
    const follow = () => setPathname(location.pathname)
    document.addEventListener('pageswapped', follow)
    return () => document.removeEventListener('pageswapped', follow)
  }, [])
  return pathname
}
