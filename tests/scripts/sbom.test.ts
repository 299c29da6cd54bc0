import { expect, test } from 'vitest'
import { type Bom, reproducible } from '../../scripts/sbom.ts'

const KNOWN = { name: 'a-website', committed: '2026-11-21T09:00:00+00:00' }

/** What npm writes: each run has a number and a time of its own, each machine its folder and its registry. */
function bom(run: string, version = '1.0.0'): Bom {
  const externalReferences = [
    { type: 'distribution', url: `https://${run}.example/a.tgz` },
    { type: 'website', url: 'https://a.example' },
  ]
  return {
    serialNumber: `urn:uuid:${run}`,
    metadata: { timestamp: run, component: { name: run } },
    components: [{ ...{ name: 'a', version }, externalReferences }],
  }
}

test('a bill of materials is the same for the same packages, wherever and whenever it is written', () => {
  const written = reproducible(bom('first'), KNOWN)
  expect(written).toEqual(reproducible(bom('second'), KNOWN))
  expect(written.metadata).toEqual({ timestamp: KNOWN.committed, component: { name: KNOWN.name } })
  expect(JSON.stringify(written)).not.toContain('first')
  expect(written.components[0]?.externalReferences).toHaveLength(1)
})

test('its number follows from what it lists', () => {
  const { serialNumber } = reproducible(bom('first'), KNOWN)
  expect(serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5/)
  expect(reproducible(bom('first', '1.0.1'), KNOWN).serialNumber).not.toBe(serialNumber)
})
