/** Ids for scripts and labels. Content can't link to them. */
export const INTERNAL_ID =
  /^(headline|.+-title|finder-list|faq-list|menu|logo|sheet-industries|lit|drawn|radix-.*|help-.*)$/
