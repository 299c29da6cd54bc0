import { closest } from '../../renderer/model/explain/suggest.ts'
import { PlainError } from '../errors.ts'
import { cloudflarePages } from './cloudflarePages.ts'
import { githubPages } from './githubPages.ts'
import type { Host } from './host.ts'
import { netlify } from './netlify.ts'
import { nginx } from './nginx.ts'

/** Every host that we know, by the name that its owner calls it by; `scripts/hosts` has a page for each, and one for S3 and CloudFront, which take the folder as it is. */
export const HOSTS = {
  'cloudflare-pages': cloudflarePages,
  'github-pages': githubPages,
  netlify,
  nginx,
} satisfies Record<string, Host>

export type HostName = keyof typeof HOSTS

const isHost = (name: string): name is HostName => Object.hasOwn(HOSTS, name)

/**
 * Reads the name of a host.
 * @throws {PlainError} if nobody knows it.
 */
export function readHost(name: string): HostName {
  if (isHost(name)) return name
  const names = Object.keys(HOSTS)
  const meant = closest(name, names)
  throw new PlainError(
    `\`${name}\` is no host that we know${meant ? `: did you mean ${meant}?` : `. These are: ${names.join(', ')}.`}`,
  )
}
