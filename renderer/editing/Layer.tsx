import { useEffect, useState } from 'react'
import type { Backend } from './backend.ts'
import type { Origin, PageInfo } from './pageInfo.ts'
import { type Annotated, isVisible, type Target } from './targets.ts'

/** The element that the tools stand in. */
export const TOOLS = 'editing-tools'

interface Props {
  annotated: Annotated
  backend: Backend
  onChoose: (target: Target) => void
}

/**
 * A button over each text that can be edited, in the order of the page: by keyboard one goes from text to text, and a
 * screen reader says what each is. The page itself is not touched.
 */
export function Layer({ annotated: { info, targets }, backend, onChoose }: Props) {
  const rects = useRects(targets)
  return (
    <section className="layer" aria-label="Texts of this page">
      {rects.map(({ target, key, isCovered, ...rect }) => {
        const [origin] = target.origins
        if (!origin) return null
        const label = labelOf(target, origin, info)
        const path = info.files[origin.file]?.path ?? ''
        return backend.kind === 'web' ? (
          // biome-ignore lint/a11y/useAnchorContent: its label names it
          <a
            key={key}
            className={isCovered ? 'spot covered' : 'spot'}
            style={rect}
            href={backend.addressOf(path, origin.line)}
            target="_blank"
            rel="noopener"
            aria-label={label}
            title={placeText(origin, info)}
          />
        ) : (
          <button
            key={key}
            type="button"
            className={isCovered ? 'spot covered' : 'spot'}
            style={rect}
            aria-label={label}
            title={placeText(origin, info)}
            onClick={() => onChoose(target)}
          />
        )
      })}
    </section>
  )
}

/** `services/local-seo.yaml, line 12` */
export function placeText({ file, line }: Origin, { files }: PageInfo): string {
  return `${files[file]?.path}, line ${line}`
}

const SHOWN = 70

function labelOf({ element }: Target, origin: Origin, info: PageInfo): string {
  const text = element.textContent?.trim() ?? ''
  const short = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
  return `Edit “${short}”, ${placeText(origin, info)}`
}

interface Rect {
  target: Target
  /** Its place among the targets. */
  key: number
  /** Whether something of the page lies over it, the header for instance. */
  isCovered: boolean
  left: number
  top: number
  width: number
  height: number
}

/** Where the visible targets stand in the document, in CSS pixels; measured again when anything may have moved. */
function useRects(targets: Target[]): Rect[] {
  const [rects, setRects] = useState<Rect[]>([])
  useEffect(() => {
    const off = new AbortController()
    let frame = 0
    const measure = () => {
      frame = 0
      setRects(targets.flatMap((target, key) => (isVisible(target) ? [{ target, key, ...rectOf(target) }] : [])))
    }
    const later = () => {
      frame ||= requestAnimationFrame(measure)
    }
    measure()
    for (const type of ['scroll', 'resize', 'toggle', 'load'])
      addEventListener(type, later, { capture: true, passive: true, signal: off.signal })
    const observer = new ResizeObserver(later)
    observer.observe(document.body)
    return () => {
      off.abort()
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [targets])
  return rects
}

function rectOf({ element }: Target) {
  const { left, top, width, height } = element.getBoundingClientRect()
  const [over] = document.elementsFromPoint(left + width / 2, top + height / 2).filter(isOfPage)
  const isCovered = over !== undefined && !over.contains(element) && !element.contains(over)
  return { isCovered, left: left + scrollX, top: top + scrollY, width, height }
}

function isOfPage({ localName }: Element): boolean {
  return localName !== TOOLS
}
