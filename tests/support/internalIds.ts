/** Ids that only the page's own markup and scripts refer to. Links from elsewhere can't lead to them. */
export const INTERNAL_ID =
  /^(headline|.+-title|finder-list|faq-list|menu|logo|sheet-industries|lit|drawn|radix-.*|help-.*)$/
