import * as Accordion from '@radix-ui/react-accordion'
import { type MouseEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'

type Questions = { id: string; question: string; answer: string }[]

/** Renders an accordion of `details` elements, which need no script. Radix adds arrow keys, Home, and End (ARIA Authoring Practices). */
export function Faq({ faq }: { faq: Questions }) {
  const list = useRef<HTMLDivElement>(null)
  const [openId, setOpenId] = useState('')
  const keepPosition = useScrollAnchoring()
  useEffect(() => {
    setOpenId(list.current?.querySelector('details[open] > p')?.id ?? findIdInUrl(faq))
    const openFragment = () => setOpenId((current) => findIdInUrl(faq) || current)
    addEventListener('hashchange', openFragment)
    return () => removeEventListener('hashchange', openFragment)
  }, [faq])

  const syncWithBrowser = (id: string, { currentTarget: { open } }: SyntheticEvent<HTMLDetailsElement>) => {
    if (open) setOpenId(id)
    else setOpenId((current) => (current === id ? '' : current))
  }

  return (
    <Accordion.Root type="single" collapsible value={openId} onValueChange={setOpenId} ref={list} className="faq rows">
      {faq.map(({ id, question, answer }) => (
        <Accordion.Item key={id} value={id} asChild>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys on a summary arrive as clicks */}
          <details
            name="faq"
            open={openId === id}
            onToggle={(event) => syncWithBrowser(id, event)}
            onClick={(event) => handleSummaryClick(event, keepPosition)}
            // Visitors or the browser can open it before hydration.
            suppressHydrationWarning
          >
            {/* Omits Radix's attributes for buttons, because a summary has its own role. */}
            <Accordion.Trigger asChild type={undefined} aria-expanded={undefined} aria-controls={undefined}>
              <summary className="group">
                <h3 className="hover-accent">{question}</h3>
              </summary>
            </Accordion.Trigger>
            {/* The id is inside `details`, so browsers open it for a matching fragment (HTML, 7.4.6.4). Radix's `Content` would measure its height, which is slow on phones. */}
            <p id={id}>{answer}</p>
          </details>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  )
}

/** Keeps the summary in place, and prevents the browser from toggling `details`, since Radix does that. */
function handleSummaryClick(event: MouseEvent, keepPosition: (pressed: Element) => void) {
  const summary = event.target instanceof Element && event.target.closest('summary')
  if (!summary) return
  event.preventDefault()
  keepPosition(summary)
}

const findIdInUrl = (faq: Questions) => faq.find(({ id }) => location.hash === `#${id}`)?.id ?? ''

/** Polyfills scroll anchoring for WebKit (WebKitGTK 2.50): the pressed element stays in place when an answer above it closes. */
function useScrollAnchoring(): (pressed: Element) => void {
  const position = useRef<{ pressed: Element; top: number }>(undefined)
  useLayoutEffect(() => {
    if (position.current)
      scrollBy({ top: getTop(position.current.pressed) - position.current.top, behavior: 'instant' })
    position.current = undefined
  })
  return (pressed) => {
    if (!CSS.supports('overflow-anchor', 'auto')) position.current = { pressed, top: getTop(pressed) }
  }
}

const getTop = (element: Element) => element.getBoundingClientRect().top
