import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Sample } from '../../renderer/components/Sample.tsx'
import { mailto, tel } from '../../renderer/urls.ts'
import type { Data } from './+data.ts'

const LINK = 'finger underline decoration-panel-line hover:decoration-current'

/** All ways to reach us; phone and email are set large. */
export function ContactCard({ words: { card: words }, company, samples }: Pick<Data, 'words' | 'company' | 'samples'>) {
  const { email, phone, hours, address, replyTime } = company
  return (
    <section className="room" aria-labelledby="call">
      <div className="wrap columns gap-y-10">
        <h2 id="call" className="fold:col-[1/5]">
          {words.title}
        </h2>
        <dl className="fold:col-[5/13] grid grid-cols-6 gap-x-gap gap-y-8">
          <Row name={words.phone} sample={samples.phone} isMain>
            <a className={LINK} href={tel(phone)}>
              {phone}
            </a>
          </Row>
          <Row name={words.email} sample={samples.email} isMain>
            <a className={LINK} href={mailto(email)}>
              {email}
            </a>
          </Row>
          <Row name={words.hours}>{hours}</Row>
          <Row name={words.reply}>{replyTime}</Row>
          <Row name={words.address} sample={samples.address}>
            <address>
              {address.street}
              <br />
              {address.city}, {address.region} {address.postalCode}
            </address>
          </Row>
        </dl>
      </div>
    </section>
  )
}

const LARGE = 'wrap-anywhere serif-head leading-[1.15] lining tracking-[-0.02em] phone:text-title'

interface RowProps {
  name: string
  /** Whether it is what most people come for: a line of its own, set large. */
  isMain?: boolean
  /** The mark of what only stands in for the true thing. */
  sample?: string | undefined
  children: ReactNode
}

function Row({ name, isMain = false, sample, children }: RowProps) {
  return (
    <div className={isMain ? 'col-span-full border-panel-line border-b pb-6' : 'col-span-full phone:col-span-2'}>
      <dt className="note-size text-ink-soft">
        {name} <Sample word={sample} />
      </dt>
      <dd className={clsx('mt-1', isMain && LARGE)}>{children}</dd>
    </div>
  )
}
