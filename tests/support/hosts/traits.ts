import type { Expected } from './requests.ts'

/** What a host does otherwise than `npm start`, and why: what its page in scripts/hosts says that it cannot do. */
export interface Traits {
  /** Whether it sends the headers that keep the visitor safe. */
  isGuarded: boolean
  /** What it says of how long to keep a file that has its hash in its name, any other, and a not-found page, where that is known. */
  keep: { hashed: string; other: string; missing?: string }
  /** Whether the media types are ours to say. */
  saysTypes: boolean
  /** The one not-found view that it knows without script; every folder's own where nothing is said. */
  onlyView?: string
  /** Paths that come to something else. */
  otherwise: Record<string, Omit<Expected, 'path'>>
}

const YEAR = 'public, max-age=31536000, immutable'
const full: Traits = {
  isGuarded: true,
  keep: { hashed: YEAR, other: 'no-cache', missing: 'no-cache' },
  saysTypes: true,
  otherwise: {},
}

/** It has no notion of a file without an address of its own. */
const notFoundPagesHaveAddresses = { '/404': { page: '/404' }, '/services/404': { page: '/services/404' } }

export const TRAITS = {
  'npm start': full,
  nginx: full,
  's3-cloudfront': { ...full, onlyView: 'general' },
  'cloudflare-pages': {
    ...full,
    keep: { hashed: YEAR, other: 'public, max-age=0, must-revalidate', missing: 'no-store' },
    saysTypes: false,
    otherwise: { ...notFoundPagesHaveAddresses, '/services/404.html': { moved: '/services/404' } },
  },
  netlify: {
    ...full,
    keep: { hashed: YEAR, other: 'public,max-age=0,must-revalidate' },
    saysTypes: false,
    otherwise: {
      ...notFoundPagesHaveAddresses,
      '/services/404.html': { page: '/services/404' },
      // A second address of a page, whose canonical one stands in it.
      '/about.html': { page: '/about' },
      '/about.html?a=1&b=%2F': { page: '/about' },
      '/blog/first-post.html': { page: '/blog/first-post' },
      '/index.html': { page: '/' },
      '/services/index': { missing: 'service' },
    },
  },
  'github-pages': {
    isGuarded: false,
    keep: { hashed: 'max-age=600', other: 'max-age=600', missing: 'max-age=600' },
    saysTypes: false,
    onlyView: 'general',
    otherwise: {
      ...notFoundPagesHaveAddresses,
      '/services/404.html': { page: '/services/404' },
      '/about.html': { page: '/about' },
      '/about.html?a=1&b=%2F': { page: '/about' },
      '/blog/first-post.html': { page: '/blog/first-post' },
      '/index.html': { page: '/' },
      '/services/index': { missing: 'general' },
      // No address ends with a slash there, and none is sent to another.
      '/about/': { missing: 'general' },
      '/about/?a=1': { missing: 'general' },
      '/services/': { missing: 'general' },
      '/services/local-seo/': { missing: 'general' },
      // A page that leads to the other at once, which is the canonical one.
      '/services/advertising': { page: '/services/paid-media' },
      '/services/advertising?a=1': { page: '/services/paid-media' },
      '/services/advertising/': { page: '/services/paid-media' },
    },
  },
} satisfies Record<string, Traits>
