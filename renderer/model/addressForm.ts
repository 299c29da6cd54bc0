/** The form of an address, a star for each slug: `/blog/*` of `/blog/anything`. In the build, in the dev server and in the browser. */
export function addressForm(pathname: string): string {
  const [first, ...rest] = pathname.split('/').filter(Boolean)
  return `/${[first, ...rest.map(() => '*')].join('/')}`
}
