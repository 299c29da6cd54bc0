import type { Reference } from '../../../renderer/model/reference.ts'
import { urls } from '../../../renderer/model/urls.ts'
import type { Data } from './+data.ts'

interface Props {
  copy: Data['copy']['audio']
  audio: Reference<'media'>
}

/** The browser's own player, and the file for those who listen elsewhere. Nothing is fetched before somebody plays it. */
export function Player({ copy, audio }: Props) {
  const address = urls.media(audio.slug)
  return (
    <section className="player wrap" aria-label={copy.label}>
      {/* biome-ignore lint/a11y/useMediaCaption: the episode's notes stand below; captions come with the transcript */}
      <audio controls preload="none" aria-label={copy.label}>
        <source src={address} type="audio/mpeg" />
        {copy.fallback}
      </audio>
      <a className="more" href={address} download="">
        {copy.download}
      </a>
    </section>
  )
}
