import * as Accordion from '@radix-ui/react-accordion'
import { type MouseEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface Props {
  faq: { id: string; question: string; answer: string }[]
}

/**
 * An accordion with a single open answer. The `details` elements share a `name`, so that without script they open, print, and work
 * with find-in-page and fragments. Radix adds the keys (arrows, Home, End: APG, accordion pattern), and follows the browser.
 */
export function Faq({ faq }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState('')
  const keepPosition = useKeepPosition()
  useEffect(() => {
    // Before hydration, the visitor or the fragment of the URL may have opened an answer.
    setOpen(list.current?.querySelector('details[open] > p')?.id ?? idInUrl(faq))
    const openFragment = () => setOpen((current) => idInUrl(faq) || current)
    addEventListener('hashchange', openFragment)
    return () => removeEventListener('hashchange', openFragment)
  }, [faq])

  const syncWithBrowser = (id: string, { currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
    setOpen((current) => (currentTarget.open ? id : current === id ? '' : current))

  return (
    <Accordion.Root type="single" collapsible value={open} onValueChange={setOpen} ref={list} className="faq rows">
      {faq.map(({ id, question, answer }) => (
        <Accordion.Item key={id} value={id} asChild>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys on a summary arrive as clicks */}
          <details
            name="faq"
            open={open === id}
            onToggle={(event) => syncWithBrowser(id, event)}
            onClick={(event) => handleClick(event, keepPosition)}
            // A visitor may open it before hydration.
            suppressHydrationWarning
          >
            <Accordion.Trigger asChild type={undefined} aria-expanded={undefined} aria-controls={undefined}>
              <summary className="group">
                <h3 className="lights-up">{question}</h3>
              </summary>
            </Accordion.Trigger>
            {/*
              The id is on the answer, because browsers open a `details` for a fragment in its closed part (HTML, 7.4.6.4). Radix's
              Content component would measure all answers, even closed ones: 50 ms on a slow phone.
            */}
            <p id={id}>{answer}</p>
          </details>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  )
}

/** Prevents the browser from toggling the `details` after Radix. */
function handleClick(event: MouseEvent, keepPosition: (pressed: Element) => void) {
  const summary = event.target instanceof Element && event.target.closest('summary')
  if (!summary) return
  event.preventDefault()
  keepPosition(summary)
}

function idInUrl(faq: Props['faq']): string {
  return faq.find(({ id }) => location.hash === `#${id}`)?.id ?? ''
}

/**
 * Keeps the pressed element at the same position in the window while an answer above closes. Polyfills scroll anchoring (CSS
 * Scroll Anchoring Module Level 1) for WebKit (2.50).
 * @returns a function to call with the pressed element before the change
 */
function useKeepPosition(): (pressed: Element) => void {
  const position = useRef<{ pressed: Element; top: number }>(undefined)
  useLayoutEffect(() => {
    if (position.current) scrollBy({ top: topOf(position.current.pressed) - position.current.top, behavior: 'instant' })
    position.current = undefined
  })
  return (pressed) => {
    if (!CSS.supports('overflow-anchor', 'auto')) position.current = { pressed, top: topOf(pressed) }
  }
}

const topOf = (element: Element) => element.getBoundingClientRect().top
