import { lookup as resolve } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress, isTestHost } from './isPublicUrl.ts'

/** Resolves a name for one connection, and refuses one that leads inside. */
export const publicLookup: LookupFunction = (host, options, done) =>
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '')
    const isOpen = addresses.every(({ address }) => isPublicAddress(address)) || isTestHost(host)
    const [first] = addresses
    if (!isOpen || !first) return done(new Error(`${host} is not a public address`), '')
    if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
