import type { CityView } from './cityView.ts'

/** A page says so many things of its place alone. */
const FINDINGS = 3
/** Or it counts, for practices with so many people near. */
const PEOPLE = 25_000

/**
 * Whether a city's page may be shown by search engines: three facts set the place apart, beyond their margin; or many people
 * live within five miles, and offices are counted among them. And one fact at least stands on no larger neighbor's page.
 * Otherwise it could be any town's.
 */
export function isOpenToSearch({ figures, findings }: Pick<CityView, 'figures' | 'findings'>): boolean {
  if (!figures) return false
  const saysEnough = findings.length >= FINDINGS || (figures.within.five >= PEOPLE && figures.rows.length > 0)
  return saysEnough && !findings.slice(0, FINDINGS).every(({ isEcho }) => isEcho)
}
