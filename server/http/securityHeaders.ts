import type { RequestHandler, Response } from 'express'
import helmet from 'helmet'
import { env } from '#env'
import { bucketOrigin } from '#media/store/bucketOrigin.ts'
import { fixedHeaders, headersAmong } from './fixedHeaders.ts'
import { postIdOf } from '../ssr/screens.ts'

/** The card provider's own addresses; its script is loaded from there and never bundled. */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
}

const PRINT_IMAGES = ['https://image.spreadshirtmedia.net', 'https://image.spreadshirtmedia.com']

/**
 * Headers of every answer of the site, worked out once.
 *
 * @param inlineScripts hashes of the scripts that stand in the page itself, `sha256-…`.
 */
export function securityHeaders(inlineScripts: string[]): RequestHandler {
  // The panel shows a post in its live preview; no other page stands in a frame, and no other site has one.
  const ofPosts = headersMap(headersFor(inlineScripts, "'self'"))
  const ofOthers = headersMap(headersFor(inlineScripts, "'none'"))
  return (request, response, next) => {
    const headers = postIdOf(request.url?.split('?')[0] ?? '') === null ? ofOthers : ofPosts
    for (const [name, value] of headers) response.setHeader(name, value)
    next()
  }
}

const ONLY_OF_PAGES = [
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Frame-Options',
]
const DATA_POLICY = ['Content-Security-Policy', "default-src 'none';frame-ancestors 'none'"] as const
/** Of scripts, fonts and data too. */
export const OF_ALL_KINDS = ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy', 'Strict-Transport-Security']

/**
 * Of the headers of every answer those that data need, as names and values in turn: nothing in data is run or shown. To
 * write and send what only pages are told took a tenth of the time of a list.
 */
export const dataHeaders = (common: string[]): string[] => [...DATA_POLICY, ...headersAmong(common, OF_ALL_KINDS)]

/** Of an answer that is data, an error's too: takes back what only pages are told. */
export function asData(response: Response): Response {
  for (const name of ONLY_OF_PAGES) response.removeHeader(name)
  return response.set(...DATA_POLICY)
}

function headersMap(middleware: RequestHandler): Map<string, string> {
  const headers = fixedHeaders(middleware)
  return new Map(headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1] ?? '']] : [])))
}

/** @param framedBy who may show it in a frame. */
function headersFor(inlineScripts: string[], framedBy: "'self'" | "'none'"): RequestHandler {
  const { SITE_URL, STRIPE_API_BASE, SPREADCONNECT_BASE_URL } = env()
  const isSecure = SITE_URL.startsWith('https://')
  const standIns = STRIPE_API_BASE
    ? { card: [STRIPE_API_BASE], print: [new URL(SPREADCONNECT_BASE_URL).origin] }
    : { card: [], print: [] }
  const bucket = [bucketOrigin()].filter((origin) => origin !== null)
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...inlineScripts.map((hash) => `'${hash}'`), ...STRIPE.script],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', ...PRINT_IMAGES, ...standIns.print, ...bucket],
        'font-src': ["'self'"],
        'media-src': ["'self'", 'blob:', ...bucket],
        'connect-src': ["'self'", ...STRIPE.connect, ...standIns.card, ...bucket],
        'frame-src': STRIPE.frame,
        'form-action': ["'self'"],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'frame-ancestors': [framedBy],
        'object-src': ["'none'"],
        ...(isSecure && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // They speak to browsers and plug-ins that no longer exist, on every page.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
}

/** Payload's panel writes scripts into its own pages, so it gets a policy of its own; only employees see it. */
export function panelHeaders(): RequestHandler {
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
        ],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'", ...(env().NODE_ENV === 'development' ? ['ws:'] : [])],
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
