import type { SiteFacts } from './siteFacts.ts'

/** What a host is given. Its site is the built one, but for what is said here. */
export interface HostFiles {
  /** Files that its site has otherwise, by their paths: a text, or undefined where it must not have them. */
  site: Map<string, string | undefined>
  /** What stands beside the site and is for whoever sets the host up: nobody can ask for it. */
  beside: Map<string, string>
  /** Whether texts are laid beside themselves compressed, for a host that sends what it finds. */
  precompressed?: boolean
  /** Why this host cannot serve this site, in words for whoever deploys it. */
  refusals: string[]
}

/** A host: a pure function from what a site is to what the host is given. */
export type Host = (facts: SiteFacts) => HostFiles
