import { isIPv6 } from 'node:net'

/** IPv4 address, or the /64 of an IPv6 address, which one connection usually gets. */
export const networkOf = (address: string): string => prefixOf(address, 64)

/** IPv4 address, or the /48 of an IPv6 address, the most one customer usually gets. */
export const wideNetworkOf = (address: string): string => prefixOf(address, 48)

function prefixOf(address: string, bits: 48 | 64): string {
  const plain =
    withoutPort(address)
      .replace(/^::ffff:(?=\d+\.)/i, '')
      .split('%')[0] ?? address
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return `${groups
    .slice(0, bits / 16)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${bits}`
}

/** Some proxies add the port. */
const withoutPort = (address: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
