import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { env } from '#env'

/**
 * Addresses of one machine, a private network or no network at all are not public. Nor are those of IPv6 that stand for an
 * address of IPv4, which could be one of these.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? ipaddr.subnetMatch(parsed, ipv6Ranges, 'other') === 'global'
    : parsed.range() === 'unicast'
}

/** As in IANA’s registry of special-purpose addresses; the first that matches counts. */
const ipv6Ranges = {
  special: ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((range) => ipaddr.IPv6.parseCIDR(range)),
  global: [ipaddr.IPv6.parseCIDR('2000::/3')],
}

/** For tests, whose receiver is on this machine. */
export const isTestHost = (host: string): boolean => host === env().RECEIVER_TEST_HOST

/** Names of this machine, of the network it is in, and of no network: reserved, or used inside by routers and companies. */
const INSIDE = /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|arpa|onion)$/
const LABELS = /^[^.]+(\.[^.]+)+$/

/**
 * Whether a host, as `URL` reads it, can be public: it has read other spellings of numbers and names (octal, percent, full
 * width) already. A name is checked again when it is resolved.
 */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return isPublicAddress(host)
  // The dot at the end says that the name is complete: `localhost.` is this machine, too.
  const name = host.replace(/\.$/, '').toLowerCase()
  return LABELS.test(name) && !INSIDE.test(name)
}

/** Whether the site may call this address, which others have chosen. */
export function isPublicUrl(address: string, { anyPort = false } = {}): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.username || url.password) return false
  if (isTestHost(url.hostname)) return true
  return url.protocol === 'https:' && (url.port === '' || anyPort) && isPublicHost(url.hostname)
}
