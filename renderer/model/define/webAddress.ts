/** Whether an address is one of another site: https, a host with a dot, no name and no password (RFC 3986, 3.2.1). */
export function isWebAddress(address: string): boolean {
  if (!/^https:\/\/\S+$/.test(address) || !URL.canParse(address)) return false
  const { hostname, username, password } = new URL(address)
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) && username + password === ''
}
