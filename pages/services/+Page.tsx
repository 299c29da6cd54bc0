import './utilities.css'
import { Buttons } from '../../renderer/components/Links.tsx'
import { PageHeader } from '../../renderer/components/PageHeader.tsx'
import { ClosingSection } from '../../renderer/components/Sections.tsx'
import type { Data } from './+data.ts'
import { Audit } from './Audit.tsx'
import { Ruler, SizeChoice, TotalPrice } from './Ruler.tsx'

/** Renders the services on a price scale. Visitors choose the size of their practice. */
export function Page(data: Data) {
  const { copy, company } = data
  return (
    <>
      <PageHeader
        {...copy.hero}
        className="page-header pt-top max-md:gap-y-4 lg:grid-rows-[auto_1fr]"
        titleClassName="lg:col-[1/9]"
        textClassName="lg:col-[1/7]"
      >
        <div className="max-lg:mt-4 lg:col-[9/13] lg:row-[1/3]">
          <SizeChoice {...data} />
          <TotalPrice {...data} />
          <Buttons primary={copy.closing.primaryButton} className="buttons mt-6 max-md:mt-4" />
        </div>
      </PageHeader>
      <div className="wrap mt-[clamp(2.25rem,3.5vw,4rem)]">
        <Ruler {...data} />
      </div>
      <Audit copy={copy.audit} />
      <ClosingSection copy={copy.closing} contact={company} drawing={<ServiceDots {...data} />} />
    </>
  )
}

function ServiceDots({ services }: Data) {
  return (
    <div
      className="wrap relative mt-[clamp(4rem,9vw,9rem)] flex h-4 items-center justify-between before:absolute before:inset-x-0 before:border-t-[1.25px]"
      aria-hidden="true"
    >
      {services.map(({ href }, index) => (
        <span
          key={href}
          className={`relative rounded-full forced-color-adjust-none ${index === 0 ? 'size-3.5 bg-accent' : 'size-1.5 bg-ink'}`}
        />
      ))}
    </div>
  )
}
