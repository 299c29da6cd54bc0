import type { ReactNode } from 'react'
import { Paragraphs } from '../../../renderer/components/Lists.tsx'

interface BlockProps {
  id?: string | undefined
  title: string
  /** Beside the title, under it. */
  aside?: ReactNode
  children: ReactNode
}

const BLOCK =
  'state-block columns mt-[clamp(2rem,4vw,3.5rem)] gap-y-[clamp(1.5rem,3vw,2rem)] border-line border-t pt-[clamp(1.5rem,2.5vw,2.25rem)]'

/** A part of what is true of the state: a title, and its text or picture beside it. */
export function Block({ id, title, aside, children }: BlockProps) {
  return (
    <div className={BLOCK}>
      <div className="fold:col-[1/6] grid content-start gap-4">
        <h3 id={id}>{title}</h3>
        {aside}
      </div>
      <div className="@container fold:col-[7/13] grid content-start gap-4">{children}</div>
    </div>
  )
}

export interface Part {
  id?: string
  title: string
  text: ReactNode
}

/** Two parts beside each other; one that is alone has its text beside its title. */
export function Pair({ parts }: { parts: (Part | undefined)[] }) {
  const shown = parts.filter((part) => part !== undefined)
  const [first, second] = shown
  if (!first) return null
  if (!second) {
    return (
      <Block id={first.id} title={first.title}>
        {first.text}
      </Block>
    )
  }
  return (
    <div className={BLOCK}>
      {shown.map(({ id, title, text }) => (
        <div key={title} className="grid content-start gap-4 fold:first:col-[1/6] fold:last:col-[7/13]">
          <h3 id={id}>{title}</h3>
          {text}
        </div>
      ))}
    </div>
  )
}

/** A part of sentences alone; none where there are none. */
export function paragraphsOf(title: string, texts: string[] = []): Part | undefined {
  return texts.length > 0 ? { title, text: <Paragraphs texts={texts} /> } : undefined
}
