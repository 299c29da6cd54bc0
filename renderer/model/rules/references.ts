import type { ParsedMdx } from '../mdx.ts'
import type { Problem } from '../problem.ts'
import { Reference, type ReferenceTarget } from '../reference.ts'
import { allAddresses } from '../routes.ts'
import type { Slugs } from '../slugs.ts'
import type { Source } from '../source.ts'
import { didYouMean } from '../suggest.ts'
import type { CheckedFile } from '../validate.ts'
import { walk } from '../walk.ts'

export type Targets = Record<ReferenceTarget, Set<string>>

/** Everything that a reference can point to. */
export function targetsOf(slugs: Slugs, claims: string[], media: string[]): Targets {
  return {
    services: new Set(slugs.services),
    industries: new Set(slugs.industries.keys()),
    posts: new Set(slugs.posts),
    episodes: new Set(slugs.episodes),
    states: new Set(slugs.states.keys()),
    cities: new Set([...slugs.states].flatMap(([state, cities]) => cities.map((city) => `${state}/${city}`))),
    claims: new Set(claims),
    media: new Set(media),
    addresses: new Set(allAddresses(slugs)),
  }
}

const NAMES: Record<ReferenceTarget, string> = {
  services: 'service',
  industries: 'industry',
  posts: 'post',
  episodes: 'episode',
  states: 'state',
  cities: 'city',
  claims: 'claim',
  media: 'file in content/media',
  addresses: 'page',
}

/** Every reference of a file must lead somewhere. Fragments of addresses are checked on the built pages. */
export function checkReferences({ file, data }: CheckedFile, targets: Targets): Problem[] {
  const problems: Problem[] = []
  walk(data, (leaf, path) => {
    if (leaf instanceof Reference) problems.push(...check(file.source, leaf, file.yaml.range(path), targets))
  })
  return [...problems, ...checkBody(file.source, file.body, targets)]
}

function checkBody(source: Source, body: ParsedMdx | undefined, targets: Targets): Problem[] {
  return (body?.references ?? []).flatMap(({ reference, range }) => check(source, reference, range, targets))
}

function check(source: Source, { target, slug }: Reference, range: [number, number], targets: Targets): Problem[] {
  const name = target === 'addresses' ? (slug.split(/[?#]/)[0] ?? '') : slug
  if (targets[target].has(name)) return []
  return [source.problem(...range, `There is no ${NAMES[target]} \`${slug}\`.`, didYouMean(name, targets[target]))]
}
