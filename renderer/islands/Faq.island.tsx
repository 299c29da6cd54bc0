import * as Accordion from '@radix-ui/react-accordion'
import { type MouseEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface Props {
  faq: { id: string; question: string; answer: string }[]
}

/**
 * Questions and answers: a single one open, and it closes again. Each is a `details` whose `name` the browser knows, so
 * that without script it opens, prints, and is found by find-in-page and by fragment; Radix brings the keys (arrows,
 * Home, End: APG, accordion pattern), and follows whatever the browser opens by itself.
 */
export function Faq({ faq }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState('')
  const keepPlace = useKeepPlace()
  useEffect(() => {
    // Opened before React came: by the visitor, or by the browser for the address's fragment.
    setOpen(list.current?.querySelector('details[open] > p')?.id ?? asked(faq))
    const openAsked = () => setOpen((current) => asked(faq) || current)
    addEventListener('hashchange', openAsked)
    return () => removeEventListener('hashchange', openAsked)
  }, [faq])

  const follow = (id: string, { currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
    setOpen((current) => (currentTarget.open ? id : current === id ? '' : current))

  return (
    <Accordion.Root type="single" collapsible value={open} onValueChange={setOpen} ref={list} className="faq rows">
      {faq.map(({ id, question, answer }) => (
        <Accordion.Item key={id} value={id} asChild>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys on a summary arrive as clicks */}
          <details
            name="faq"
            open={open === id}
            onToggle={(event) => follow(id, event)}
            onClick={(event) => leaveToReact(event, keepPlace)}
            // A visitor may open it before React comes.
            suppressHydrationWarning
          >
            <Accordion.Trigger asChild type={undefined} aria-expanded={undefined} aria-controls={undefined}>
              <summary className="group">
                <h3 className="lights-up">{question}</h3>
              </summary>
            </Accordion.Trigger>
            {/*
              The id is the answer's: browsers open a details for a fragment within its closed part (HTML, 7.4.6.4). Radix's own
              content would measure each of them, closed ones too: 50 ms on a slow phone.
            */}
            <p id={id}>{answer}</p>
          </details>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  )
}

/** The trigger has told Radix already; the browser would toggle the `details` a second time. */
function leaveToReact(event: MouseEvent, keepPlace: (pressed: Element) => void) {
  const summary = event.target instanceof Element && event.target.closest('summary')
  if (!summary) return
  event.preventDefault()
  keepPlace(summary)
}

function asked(faq: Props['faq']): string {
  return faq.find(({ id }) => location.hash === `#${id}`)?.id ?? ''
}

/**
 * Keeps what was pressed where it is in the window, while something above it closes. Other browsers do so by themselves
 * (CSS Scroll Anchoring Module Level 1); WebKit (2.50) does not.
 * @returns what to call with a press, before it changes anything.
 */
function useKeepPlace(): (pressed: Element) => void {
  const place = useRef<{ pressed: Element; top: number }>(undefined)
  useLayoutEffect(() => {
    if (place.current) scrollBy({ top: topOf(place.current.pressed) - place.current.top, behavior: 'instant' })
    place.current = undefined
  })
  return (pressed) => {
    if (!CSS.supports('overflow-anchor', 'auto')) place.current = { pressed, top: topOf(pressed) }
  }
}

const topOf = (element: Element) => element.getBoundingClientRect().top
