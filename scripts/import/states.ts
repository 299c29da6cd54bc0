import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { UserError } from '../errors.ts'

const stateFile = z.object({
  name: z.string(),
  abbreviation: z.string(),
  cities: z.array(
    z.object({
      name: z.string(),
      slug: z.string(),
      population: z.number(),
      lat: z.number(),
      lon: z.number(),
      /** Without the word "County", main county first. Independent cities have none. */
      counties: z.array(z.string()),
    }),
  ),
})

/** A state in `content/states`, with the fields that the import needs. */
export type ListedState = z.infer<typeof stateFile> & { slug: string }
export type ListedCity = ListedState['cities'][number]

/** Reads the states and cities in `content/states`. @throws {UserError} for an invalid file */
export function readStates(folder: string): ListedState[] {
  const files = readdirSync(folder).filter((name) => /^[a-z-]+\.yaml$/.test(name))
  return files.sort().map((name) => {
    const parsed = stateFile.safeParse(parse(readFileSync(join(folder, name), 'utf8')))
    if (parsed.success) return { ...parsed.data, slug: name.slice(0, -'.yaml'.length) }
    throw new UserError(`${join(folder, name)} isn't a valid state. Run \`npm run check\` first.`)
  })
}
