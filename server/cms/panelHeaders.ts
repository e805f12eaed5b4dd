import type { RequestHandler } from 'express'
import helmet from 'helmet'
import { env } from '#env'
import { bucketOrigin } from '#media/store/bucketOrigin.ts'
import { PRINT_IMAGES } from '../http/securityHeaders.ts'

/** The panel's pages have inline scripts; only employees see them. */
export function panelHeaders(): RequestHandler {
  const bucket = [bucketOrigin()].filter((origin) => origin !== null)
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", "'unsafe-inline'", ...(env().NODE_ENV === 'development' ? ["'unsafe-eval'"] : [])],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': [
          "'self'",
          'data:',
          'blob:',
          ...PRINT_IMAGES,
          ...(env().STRIPE_API_BASE ? [new URL(env().SPREADCONNECT_BASE_URL).origin] : []),
          ...bucket,
        ],
        'media-src': ["'self'", 'blob:', ...bucket],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'", ...(env().NODE_ENV === 'development' ? ['ws:'] : []), ...bucket],
        'form-action': ["'self'"],
        'base-uri': ["'self'"],
        'frame-ancestors': ["'self'"],
        'object-src': ["'none'"],
      },
    },
    strictTransportSecurity: env().SITE_URL.startsWith('https://') && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  })
}
