import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { formatFacts } from '../import/stateFacts.ts'

/** No real city uses these prefixes. */
const CITY_NAME_PREFIXES =
  'Alder Birch Cedar Dogwood Elm Fir Gum Hazel Ivy Juniper Larch Maple Oaken Pine Quince Rowan Spruce Teak'

interface City {
  name: string
  slug: string
  population: number
  lat: number
  lon: number
  notes?: string[]
  teaser?: string
}

interface StateFacts {
  cities: { city: string }[]
}

/** Adds copies of each city near the original, with fewer residents and the same facts. */
export function multiplyCities(content: string, times: number): void {
  const prefixes = CITY_NAME_PREFIXES.split(' ').slice(0, times - 1)
  for (const file of readdirSync(join(content, 'states')).filter((name) => !name.startsWith('_'))) {
    const slug = file.replace('.yaml', '')
    const state: { cities: City[] } = parse(readFileSync(join(content, 'states', file), 'utf8'))
    const facts: StateFacts = JSON.parse(readFileSync(join(content, `facts/${slug}.json`), 'utf8'))
    const originals = [...state.cities]
    const factsByCity = new Map(facts.cities.map((city) => [city.city, city]))
    for (const [index, prefix] of prefixes.entries())
      for (const original of originals) {
        const copy = createCityCopy(original, prefix, index)
        state.cities.push(copy)
        const cityFacts = factsByCity.get(`${slug}/${original.slug}`)
        if (cityFacts) facts.cities.push({ ...cityFacts, city: `${slug}/${copy.slug}` })
      }
    writeFileSync(join(content, 'states', file), stringify(state, { aliasDuplicateObjects: false, lineWidth: 0 }))
    writeFileSync(join(content, `facts/${slug}.json`), formatFacts(facts))
  }
}

/** Copies a city near the original, without the notes, which must be unique. */
function createCityCopy({ notes: _notes, teaser: _teaser, ...city }: City, prefix: string, index: number): City {
  const shift = (degrees: number, step: number) => Math.round((degrees + step * 0.012) * 1000) / 1000
  return {
    ...city,
    name: `${prefix} ${city.name}`,
    slug: `${prefix.toLowerCase()}-${city.slug}`,
    population: Math.max(1, city.population - 7 * (index + 1)),
    lat: shift(city.lat, (index % 5) - 2),
    lon: shift(city.lon, (index % 7) - 3),
  }
}

const PARAGRAPH =
  'A practice that answers within the hour keeps the patient who asked, and says on its page what happens next. '
const TABLE = `| Week | Work |\n| --- | --- |\n${'| First | Look at what there is |\n'.repeat(8)}`

/** Adds posts of about 15 KB of HTML. */
export function addPlainPosts(content: string, posts: number): void {
  const links = Array.from({ length: 30 }, (_, index) => `[link ${index}](/services)`).join(', ')
  const paragraphs = `${PARAGRAPH.repeat(5)}\n\n`.repeat(12)
  for (let number = 1; number <= posts; number += 1) {
    const front = [
      `title: "The plain article with the number ${number}"`,
      `excerpt: "What the plain article with the number ${number} is about, in as many characters as an excerpt needs."`,
      'date: "2025-01-01"',
      'takeaways:\n  - "Answer within the hour."\n  - "Say what happens next."\n  - "Keep the patient who asked."',
    ]
    const body = `## Contents\n\n${paragraphs}${TABLE}\n${links}.\n`
    writeFileSync(join(content, `posts/plain-${number}.mdx`), `---\n${front.join('\n')}\n---\n\n${body}`)
  }
}
