import type { UnseenPages } from '../model/schedule/window.ts'
import { unpublishedNotice } from '../wording/unpublished.ts'

/** Above a page that visitors do not see: why, and from when on they will. Nothing above all others. */
export function UnseenNote({ unseen, pathname }: { unseen: UnseenPages; pathname: string }) {
  const page = unseen[pathname]
  if (!page) return null
  const { state, text } = unpublishedNotice(page)
  return (
    <p className="unseen-note wrap">
      <strong>{state}</strong> {text}
    </p>
  )
}
