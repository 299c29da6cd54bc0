/** The value of `aria-current` for a link: the page itself, or the section that the page belongs to. */
export function ariaCurrent(href: string, pathname: string): 'page' | 'true' | undefined {
  if (href === pathname) return 'page'
  return href !== '/' && pathname.startsWith(`${href}/`) ? 'true' : undefined
}
