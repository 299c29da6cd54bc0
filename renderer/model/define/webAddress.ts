/**
 * Whether an address is one of another site: https, a host whose last part is a name and no number, no name and no password
 * (RFC 3986, 3.2.1; a top-level domain has letters: RFC 1123, 2.1).
 */
export function isWebAddress(address: string): boolean {
  if (!/^https:\/\/\S+$/.test(address) || !URL.canParse(address)) return false
  const { hostname, username, password } = new URL(address)
  return /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(hostname) && username + password === ''
}
