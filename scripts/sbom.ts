import { v5 } from 'uuid'

/** What we touch of a bill of materials. Source: CycloneDX 1.5, JSON. */
export interface Bom {
  serialNumber: string
  metadata: { timestamp: string; component: { name: string } }
  components: { externalReferences?: { type: string }[] }[]
}

interface Known {
  /** The project's name, where npm takes its folder's. */
  name: string
  /** When the commit was made, as RFC 3339 has it. */
  committed: string
}

/**
 * A bill of materials without what differs from one run or machine to the next: the day is the commit's, the serial number
 * follows from what is listed, and where a package was fetched is nobody's business.
 */
export function reproducible<Written extends Bom>(bom: Written, { name, committed }: Known): Written {
  const { metadata } = bom
  const listed = {
    ...bom,
    metadata: { ...metadata, timestamp: committed, component: { ...metadata.component, name } },
    components: bom.components.map(({ externalReferences = [], ...component }) => ({
      ...component,
      externalReferences: externalReferences.filter(({ type }) => type !== 'distribution'),
    })),
    serialNumber: '',
  }
  return { ...listed, serialNumber: `urn:uuid:${v5(JSON.stringify(listed), v5.URL)}` }
}
