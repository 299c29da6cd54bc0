import rehypeExternalLinks from 'rehype-external-links'

/** A page of somebody else's gets no hold of the one that leads to it (HTML, section 4.6.7.8). */
export function externalLinks() {
  return rehypeExternalLinks({ rel: ['noopener'] })
}
