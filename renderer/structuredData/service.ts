import type { ServiceLeaf } from 'schema-dts'
import { type CompanyFacts, company } from '../collections/company/definition.ts'
import type { Site } from '../model/site.ts'
import { brandOf, inContext } from './context.ts'

interface Served {
  /** As the page's heading says it. */
  name: string
  address: string
  /** Left out, it is the whole country. */
  area?: { city?: string; state: string }
}

/**
 * What is done, and where: a service that comes to a place, and no business that stands there. Sources:
 * schema.org/Service; Google's guidelines for local businesses, which want an office.
 */
export function service(site: Site, served: Served) {
  return serviceOf(site.get(company), served)
}

/** The same, for pages whose data are made apart from the site. */
export function serviceOf(by: CompanyFacts, { name, address, area }: Served) {
  return inContext({
    '@type': 'Service',
    name,
    url: by.origin + address,
    provider: brandOf(by),
    areaServed: area ? areaOf(area) : 'US',
  } satisfies ServiceLeaf)
}

function areaOf({ city, state }: { city?: string; state: string }) {
  const within = { '@type': 'State', name: state } as const
  return city === undefined ? within : ({ '@type': 'City', name: city, containedInPlace: within } as const)
}
