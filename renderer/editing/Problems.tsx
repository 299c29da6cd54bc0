import { useEffect, useRef } from 'react'

/** What is wrong with the content, in the check's words, over the page as it was. It goes when that is mended. */
export function Problems({ text }: { text: string | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isWrong = text !== undefined
  useEffect(() => {
    if (isWrong) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isWrong])
  return (
    <dialog ref={dialog} className="problems" aria-labelledby="problems-title">
      <h2 id="problems-title">The content has problems</h2>
      <p>Mend them and save: this goes by itself. The page below is as it was.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <pre tabIndex={0}>{text}</pre>
      <form method="dialog">
        <button type="submit">Hide</button>
      </form>
    </dialog>
  )
}
