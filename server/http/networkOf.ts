import { isIPv6 } from 'node:net'

/** An IPv4 address as it is; of an IPv6 address the /64, because a connection is given all of it. */
export const networkOf = (address: string): string => prefixOf(address, 64)

/** An IPv4 address as it is; of an IPv6 address the /48, the most that a provider usually gives one customer. */
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

/** Some proxies report the port as well; a new port is no new network. */
const withoutPort = (address: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
