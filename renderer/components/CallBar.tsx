import type { Link } from '../model/define/fields.ts'
import { ButtonLink } from './ButtonLink.tsx'

/** On phones, the call at the foot of the window, from the second screen to the closing call (`styles/chrome.css`). */
export function CallBar({ call }: { call: Link }) {
  return (
    <div className="call-bar-track">
      <p className="call-bar">
        <ButtonLink link={call} />
      </p>
    </div>
  )
}
