import { z } from 'zod'
import { template } from '../../model/define/fields.ts'
import { TOKEN } from '../../model/define/texts.ts'

/** What every sentence about a state may name. */
export const BASE_TOKENS = [
  'state',
  /** The name inside a sentence: `the District of Columbia`. */
  'theState',
  /** The name before a noun: `D.C. practices`. */
  'adjective',
  /** How many cities have a page, and the largest of them. */
  'count',
  'first',
] as const

interface CasesOf {
  /** What decides, as a writer reads it. */
  meaning: string
  cases: readonly string[]
  unknown: string
  tokens: readonly string[]
}

/**
 * What can be so of a state, by the fact that decides: one case of each holds, or the last, where nobody knows. Which one
 * is for `renderer/places/stateProse.ts` to say. `tokens` are the names that a sentence about a known fact may use.
 */
export const FAMILIES = {
  overlap: {
    meaning: 'How many cities have another of the state within ten miles, so that their five-mile rings overlap.',
    cases: ['apart', 'someTouch', 'mostTouch'],
    unknown: 'single',
    tokens: ['touching'],
  },
  reach: {
    meaning: 'How many people live within five miles: by how much rings differ, or how many the only ring holds.',
    cases: ['alike', 'uneven', 'only'],
    unknown: 'uncounted',
    tokens: ['widest', 'widestPeople', 'narrowest', 'narrowestPeople', 'residents'],
  },
  age: {
    meaning: 'How many are 65 and over, beside the nation.',
    cases: ['older', 'younger', 'sameAge'],
    unknown: 'ageUnknown',
    tokens: [],
  },
  insurance: {
    meaning: 'How many are without health insurance, beside the nation.',
    cases: ['lessInsured', 'moreInsured', 'sameInsured'],
    unknown: 'insuranceUnknown',
    tokens: [],
  },
  rule: {
    meaning: 'Whether we show a rule on advertising.',
    cases: ['ruled'],
    unknown: 'unruled',
    tokens: ['ruleName'],
  },
  always: {
    meaning: 'For what is the same everywhere.',
    cases: ['always'],
    unknown: 'always',
    tokens: [],
  },
} as const satisfies Record<string, CasesOf>
export type Family = keyof typeof FAMILIES

type Texts = Record<string, string>

const ALL_TOKENS = [...new Set([...BASE_TOKENS, ...Object.values(FAMILIES).flatMap(({ tokens }) => [...tokens])])]

export const named = () => template(...BASE_TOKENS)

/** A sentence for each case of whatever fact its cases belong to, and for where nobody knows: it always says something. */
export const sentences = () =>
  texts()
    .superRefine((value, context) => {
      const family = familyOf(value)
      if (family) lookOver(value, family, context)
      else context.addIssue('None of these is a case of a fact. `always` is for what is the same everywhere.')
    })
    .meta({ propertyNames: { enum: ALL_CASES } })

/** The fact that sentences are about: most of their cases are its. */
export function familyOf(value: Texts): Family | undefined {
  const keys = Object.keys(value)
  const [best] = (Object.keys(FAMILIES) as Family[])
    .map((family) => ({ family, hits: casesOf(family).filter((name) => keys.includes(name)).length }))
    .toSorted((a, b) => b.hits - a.hits)
  return best && best.hits > 0 ? best.family : undefined
}

const ALL_CASES = [...new Set(Object.values(FAMILIES).flatMap(({ cases, unknown }) => [...cases, unknown]))]

const texts = () => z.record(z.string(), template(...ALL_TOKENS))

function casesOf(family: Family): string[] {
  return [...new Set([...FAMILIES[family].cases, FAMILIES[family].unknown])]
}

function lookOver(value: Texts, family: Family, context: z.core.$RefinementCtx<Texts>): void {
  const { unknown, tokens } = FAMILIES[family]
  const wanted = casesOf(family)
  const keys = Object.keys(value)
  const foreign = keys.filter((name) => !wanted.includes(name))
  for (const name of foreign)
    context.addIssue({
      code: 'custom',
      path: [name],
      message: `\`${name}\` is no case here, only ${wanted.join(', ')}.`,
    })
  // A case that is misspelt is missing too: one slip, one problem.
  if (foreign.length === 0)
    for (const name of wanted.filter((each) => !keys.includes(each)))
      context.addIssue(`The case \`${name}\` has no sentence.`)
  for (const name of wanted) {
    const known: readonly string[] = name === unknown ? BASE_TOKENS : [...BASE_TOKENS, ...tokens]
    const strange = [...(value[name] ?? '').matchAll(TOKEN)].filter(([, called = '']) => !known.includes(called))
    for (const [token] of strange) {
      const message = `Nobody knows ${token} in this case, only ${known.join(', ')}.`
      context.addIssue({ code: 'custom', path: [name], message })
    }
  }
}
