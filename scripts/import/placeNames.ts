import { RESERVED_SLUGS } from '../../renderer/model/define/fields.ts'
import { slugOf } from '../../renderer/model/slug.ts'

/**
 * True names of places whose apostrophes, hyphens, points and accents the tables of places leave out, by the letters of
 * the state: what the table has, and what the place is called.
 * Source: U.S. Census Bureau, 2020 Gazetteer Files, places (`Coeur d'Alene city`, `Wilkes-Barre city`).
 */
const SPELLINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CA: { 'La Canada Flintridge': 'La Cañada Flintridge' },
  CO: { 'Canon City': 'Cañon City' },
  FL: { 'Opa locka': 'Opa-locka' },
  ID: { 'Coeur dAlene': "Coeur d'Alene" },
  IL: { OFallon: "O'Fallon" },
  MI: { 'Sault Ste Marie': 'Sault Ste. Marie' },
  MO: { 'Lees Summit': "Lee's Summit", OFallon: "O'Fallon" },
  MS: { DIberville: "D'Iberville" },
  MT: { 'Anaconda Deer Lodge': 'Anaconda-Deer Lodge', 'Butte Silver Bow': 'Butte-Silver Bow' },
  NC: { 'Fuquay Varina': 'Fuquay-Varina', 'Winston Salem': 'Winston-Salem' },
  NM: { Espanola: 'Española' },
  PA: { 'Wilkes Barre': 'Wilkes-Barre' },
  TN: { 'Soddy Daisy': 'Soddy-Daisy' },
  WA: { 'Sedro Woolley': 'Sedro-Woolley' },
}

export function nameOf(state: string, place: string): string {
  return SPELLINGS[state]?.[place] ?? place.replaceAll(/\bSt /g, 'St. ')
}

/** The last part of a place's address. A town may be called Index (Washington has one), which hosts keep for themselves. */
export function addressOf(name: string): string {
  const slug = slugOf(name)
  return RESERVED_SLUGS.includes(slug) ? `${slug}-town` : slug
}
