import { z } from 'zod'
import { reference, text } from './schemas/fields.ts'

/** Facts of `content/site.yaml` that MDX may print with `<Fact name="…" />`. */
export const FACTS = ['brand', 'legalName', 'phone', 'email', 'address', 'hours', 'replyTime'] as const

/** The components that a writer may use in MDX, each with the attributes that it takes. */
export const MDX_COMPONENTS = {
  Callout: z.strictObject({ title: text().optional() }),
  Claim: z.strictObject({ id: reference('claims') }),
  Fact: z.strictObject({ name: z.enum(FACTS) }),
}
export type MdxComponentName = keyof typeof MDX_COMPONENTS

export function isMdxComponent(name: string): name is MdxComponentName {
  return Object.hasOwn(MDX_COMPONENTS, name)
}
