import type { Site } from '../../model/site.ts'
import { sampleWord } from '../samples.ts'
import { company } from './definition.ts'

/** The mark of each way to reach the company that only stands in for the true one; undefined for the others. */
export function contactSamples(site: Site): Record<'address' | 'phone' | 'email', string | undefined> {
  const sampleOf = (way: string) => sampleWord(site, site.isPlaceholderIn(company, [way]))
  return { address: sampleOf('address'), phone: sampleOf('phone'), email: sampleOf('email') }
}
