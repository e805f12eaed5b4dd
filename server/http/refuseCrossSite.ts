import type { Request } from 'express'
import { AppError } from '#domain/platform/AppError.ts'
import { env } from '#env'

const SAFE = ['GET', 'HEAD', 'OPTIONS']
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Pages can't forge these headers; a client without them is not a browser and has no visitor's cookies. */
export function refuseCrossSite(request: Request): void {
  if (SAFE.includes(request.method)) return
  const site = request.get('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') throw new AppError('cross_site')
  const origin = request.get('origin')
  if (origin !== undefined && !isOwnOrigin(origin)) throw new AppError('cross_site')
}

function isOwnOrigin(origin: string): boolean {
  const own = new URL(env().SITE_URL)
  if (origin === own.origin) return true
  if (!URL.canParse(origin) || !LOOPBACK.includes(own.hostname)) return false
  // On localhost the site has several names.
  const other = new URL(origin)
  return LOOPBACK.includes(other.hostname) && other.port === own.port && other.protocol === own.protocol
}
