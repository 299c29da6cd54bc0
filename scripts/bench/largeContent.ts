import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { formatFacts } from '../import/stateFacts.ts'

/** No real city uses these prefixes. */
const CITY_NAME_PREFIXES =
  'Alder Birch Cedar Dogwood Elm Fir Gum Hazel Ivy Juniper Larch Maple Oaken Pine Quince Rowan Spruce Teak'

/** Adds copies of each city near the original, with the same facts. */
export function multiplyCities(content: string, times: number): void {
  const prefixes = CITY_NAME_PREFIXES.split(' ').slice(0, times - 1)
  for (const file of readdirSync(join(content, 'states')).filter((name) => !name.startsWith('_'))) {
    const statePath = join(content, 'states', file)
    const factsPath = join(content, 'facts', file.replace('.yaml', '.json'))
    const state: { cities: { name: string; slug: string; lat: number }[] } = parse(readFileSync(statePath, 'utf8'))
    const facts: { cities: { city: string }[] } = JSON.parse(readFileSync(factsPath, 'utf8'))
    const [{ cities }, { cities: citiesWithFacts }] = [state, facts]
    for (const [index, prefix] of prefixes.entries()) {
      const slugPrefix = `${prefix.toLowerCase()}-`
      // Notes must be unique.
      const copies = cities.map((city) => ({
        ...{ ...city, notes: undefined, countyNote: undefined, teaser: undefined },
        ...{ name: `${prefix} ${city.name}`, slug: slugPrefix + city.slug, lat: city.lat + (index + 1) / 1000 },
      }))
      state.cities = [...state.cities, ...copies]
      const copiedFacts = citiesWithFacts.map(({ city, ...figures }) => ({
        city: city.replace('/', `/${slugPrefix}`),
        ...figures,
      }))
      facts.cities = [...facts.cities, ...copiedFacts]
    }
    writeFileSync(statePath, stringify(state, { aliasDuplicateObjects: false, lineWidth: 0 }))
    writeFileSync(factsPath, formatFacts(facts))
  }
}

const PARAGRAPH =
  'A practice that answers within the hour keeps the patient who asked, and says on its page what happens next. '
const TABLE = `| Week | Work |\n| --- | --- |\n${'| First | Look at what there is |\n'.repeat(8)}`

/** Adds posts of about 15 KB of HTML, with the author of another post. */
export function addPlainPosts(content: string, count: number, otherPost: string): void {
  const [author = ''] = /^author: .*/m.exec(readFileSync(join(content, 'posts', otherPost), 'utf8')) ?? []
  const links = Array.from({ length: 30 }, (_, index) => `[link ${index}](/services)`).join(', ')
  const paragraphs = `${PARAGRAPH.repeat(5)}\n\n`.repeat(12)
  for (let number = 1; number <= count; number += 1) {
    const frontMatter = `title: "The plain article with the number ${number}"
excerpt: "What the plain article with the number ${number} is about, in as many characters as an excerpt needs."
date: 2025-01-01
${author}
takeaways: ["Answer within the hour.", "Say what happens next.", "Keep the patient who asked."]`
    const body = `## Contents\n\n${paragraphs}${TABLE}\n${links}.\n`
    writeFileSync(join(content, `posts/plain-${number}.mdx`), `---\n${frontMatter}\n---\n\n${body}`)
  }
}
