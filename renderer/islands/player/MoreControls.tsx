import type { ReactNode } from 'react'
import type { PlayerCopy } from '../../collections/episodes/definition.ts'
import type { Playback } from './playback.ts'

/** Id of the popover with the list of keys. The page renders this popover. */
export const KEYS_HELP_ID = 'help-keys'

/** Classes of buttons and links in the player. Pressed buttons get a dot, since color is not enough (WCAG 1.4.1). */
export const TEXT_BUTTON_CLASSES =
  'hover-accent tabular inline-flex min-h-11 min-w-6 cursor-pointer items-center underline decoration-line underline-offset-[0.3em] hover:decoration-current aria-pressed:text-accent aria-pressed:before:me-[0.4em] aria-pressed:before:rounded-full aria-pressed:before:border-[0.25em] aria-pressed:decoration-current'

export function TextButton(props: { 'aria-pressed'?: boolean; onClick: () => void; children: ReactNode }) {
  return <button type="button" className={TEXT_BUTTON_CLASSES} {...props} />
}

interface MoreControlsProps {
  copy: PlayerCopy
  audioUrl: string
  playback: Playback
}

/** Renders a disclosure with the buttons that few visitors need. */
export function MoreControls({ copy, audioUrl, playback }: MoreControlsProps) {
  const { loop } = playback.audio
  return (
    <details className="relative">
      <summary className={TEXT_BUTTON_CLASSES}>{copy.moreToggle}</summary>
      <div className="absolute top-full z-1 grid w-max justify-items-start whitespace-nowrap border border-line bg-paper px-5 py-2 max-md:end-0 md:start-0">
        <TextButton aria-pressed={loop} onClick={() => playback.setProperties({ loop: !loop })}>
          {copy.loop}
        </TextButton>
        <a className={TEXT_BUTTON_CLASSES} href={audioUrl} download="">
          {copy.download}
        </a>
        <button
          type="button"
          className={`${TEXT_BUTTON_CLASSES} [@media(hover:none)]:hidden`}
          popoverTarget={KEYS_HELP_ID}
        >
          {copy.shortcuts.toggle}
        </button>
      </div>
    </details>
  )
}
