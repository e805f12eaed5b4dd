import ipaddr from 'ipaddr.js'

/** IPv4 address, or the /64 of an IPv6 address, which one connection usually gets. */
export const networkOf = (address: string): string => prefixOf(address, 64)

/** IPv4 address, or the /48 of an IPv6 address, the most one customer usually gets. */
export const wideNetworkOf = (address: string): string => prefixOf(address, 48)

function prefixOf(address: string, bits: 48 | 64): string {
  const plain = withoutPort(address)
  if (!ipaddr.isValid(plain)) return plain
  // An IPv4 address may be written as IPv6.
  const parsed = ipaddr.process(plain)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const groups = parsed.parts.slice(0, bits / 16).map((group) => group.toString(16))
  return `${groups.join(':')}::/${bits}`
}

/** Some proxies add the port. */
const withoutPort = (address: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
