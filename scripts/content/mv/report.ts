import { counted } from '../../build/steps/step.ts'
import type { Plan } from './plan.ts'
import { REDIRECTS } from './redirects.ts'

/** What a rename has done, in words. */
export function reportOf({ paths, texts, rewritten, addresses }: Plan, code: string[]): string {
  const references = [...rewritten.values()].reduce((sum, count) => sum + count, 0)
  return [
    ...[...paths].map(([before, after]) => `${before} is now ${after}`),
    `${counted(references, 'reference')} in ${counted(rewritten.size, 'file')} written anew${rewritten.size > 0 ? ':' : ''}`,
    ...[...rewritten].map(([path, count]) => `  ${path} (${count})`),
    ...[...addresses].slice(0, SHOWN).map(([before, after]) => `${before} is now ${after}`),
    ...(addresses.size > SHOWN ? [`and ${addresses.size - SHOWN} more below it`] : []),
    ...(texts.has(REDIRECTS) ? [`What was published is redirected: ${REDIRECTS}`] : []),
    ...(code.length > 0 ? [`Code names the old one too; ask an engineer: ${code.join(', ')}`] : []),
  ].join('\n')
}

const SHOWN = 5
