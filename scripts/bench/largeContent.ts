import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'

/** What stands before the names of cities that are copies: no place is called so. */
const TREES = 'Alder Birch Cedar Dogwood Elm Fir Gum Hazel Ivy Juniper Larch Maple Oaken Pine Quince Rowan Spruce Teak'

interface State {
  cities: { name: string; slug: string; population: number; lat: number; lon: number; aliases?: string[] }[]
}

interface StateFacts {
  cities: { city: string }[]
}

/** Gives each state its cities so many times, each copy a little beside the city and smaller, with the same facts. */
export function multiplyCities(content: string, times: number): void {
  for (const file of readdirSync(join(content, 'states')).filter((name) => !name.startsWith('_'))) {
    const slug = file.replace('.yaml', '')
    const state: State = parse(readFileSync(join(content, 'states', file), 'utf8'))
    const facts: StateFacts = JSON.parse(readFileSync(join(content, `facts/${slug}.json`), 'utf8'))
    const [cities, known] = [[...state.cities], new Map(facts.cities.map((each) => [each.city, each]))]
    for (const [index, tree] of TREES.split(' ')
      .slice(0, times - 1)
      .entries())
      for (const { aliases: _, ...city } of cities) {
        const copy = `${tree.toLowerCase()}-${city.slug}`
        const beside = (degrees: number, step: number) => Math.round((degrees + step * 0.012) * 1000) / 1000
        state.cities.push({
          ...city,
          name: `${tree} ${city.name}`,
          slug: copy,
          population: Math.max(1, city.population - 7 * (index + 1)),
          lat: beside(city.lat, (index % 5) - 2),
          lon: beside(city.lon, (index % 7) - 3),
        })
        const own = known.get(`${slug}/${city.slug}`)
        if (own) facts.cities.push({ ...own, city: `${slug}/${copy}` })
      }
    writeFileSync(join(content, 'states', file), stringify(state, { aliasDuplicateObjects: false, lineWidth: 0 }))
    // A line for each city and county: the check refuses longer ones.
    writeFileSync(
      join(content, `facts/${slug}.json`),
      JSON.stringify(facts).replaceAll(/\},\{"(?=city|fips)/g, '},\n{"'),
    )
  }
}

const PARAGRAPH =
  'A practice that answers within the hour keeps the patient who asked, and says on its page what happens next. '
const TABLE = `| Week | Work |\n| --- | --- |\n${'| First | Look at what there is |\n'.repeat(8)}`

/** Writes so many plain articles: a heading, twelve paragraphs, a table and thirty links, 15 KB as HTML. */
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
    const body = `## What stands in it\n\n${paragraphs}${TABLE}\n${links}.\n`
    writeFileSync(join(content, `posts/plain-${number}.mdx`), `---\n${front.join('\n')}\n---\n\n${body}`)
  }
}
