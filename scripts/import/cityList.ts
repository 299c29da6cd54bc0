import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { PlainError } from '../errors.ts'

/** What the import has to know of a state's file. */
const stateFile = z.object({
  name: z.string(),
  abbreviation: z.string(),
  cities: z.array(
    z.object({
      name: z.string(),
      slug: z.string(),
      counties: z.array(z.string()),
      population: z.number(),
      lat: z.number(),
      lon: z.number(),
    }),
  ),
})
export type ListedState = z.infer<typeof stateFile> & { slug: string }
export type ListedCity = ListedState['cities'][number]

/**
 * Reads which cities have a page, state by state, in the order of their files.
 * @param folder `content/states`.
 * @throws {PlainError} if a file is not what it should be.
 */
export function readStates(folder: string): ListedState[] {
  const files = readdirSync(folder).filter((name) => /^[a-z-]+\.yaml$/.test(name))
  return files.sort().map((name) => {
    const read = stateFile.safeParse(parse(readFileSync(join(folder, name), 'utf8')))
    if (read.success) return { ...read.data, slug: name.slice(0, -'.yaml'.length) }
    throw new PlainError(`${join(folder, name)} is not in order: run the check first.`)
  })
}
