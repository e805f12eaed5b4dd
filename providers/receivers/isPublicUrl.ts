import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { env } from '#env'

/** Addresses of one machine, a private network or no network at all are not public. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast'

/** For tests, whose receiver is on this machine. */
export const isTestHost = (host: string): boolean => host === env().RECEIVER_TEST_HOST

/** Whether the site may call this address, which others have chosen. A name is checked again when it is resolved. */
export function isPublicUrl(address: string, { anyPort = false } = {}): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.username || url.password) return false
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isTestHost(host)) return true
  if (url.protocol !== 'https:' || (url.port !== '' && !anyPort)) return false
  return isIP(host) === 0 ? host.includes('.') && !/\.(localhost|local|internal)\.?$/.test(host) : isPublicAddress(host)
}
