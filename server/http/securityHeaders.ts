import type { RequestHandler, Response } from 'express'
import { env } from '#env'
import { bucketOrigin } from '#media/store/bucketOrigin.ts'

/** Stripe's script must be loaded from Stripe. */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
}

export const PRINT_IMAGES = ['https://image.spreadshirtmedia.net', 'https://image.spreadshirtmedia.com']

/** Names and values alternate, as `writeHead` takes them. */
export type SiteHeaders = {
  page: string[]
  /** For employees, whose panel shows pages in its live preview; only this site may frame them. */
  framablePage: string[]
  data: string[]
  asset: string[]
}

/** For JSON: nothing in it may run or be framed. */
const DATA_POLICY = { 'Content-Security-Policy': "default-src 'none';frame-ancestors 'none'" }
const ONLY_FOR_PAGES = {
  // The windows that wallets open, such as PayPal's, answer the page that opened them.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Origin-Agent-Cluster': '?1',
  'Referrer-Policy': 'strict-origin',
  'X-DNS-Prefetch-Control': 'off',
  'X-Frame-Options': 'SAMEORIGIN',
}

/**
 * As values instead of a middleware, because the cache stores them with each response.
 * @param inlineScripts hashes, `sha256-…`.
 */
export function siteHeaders(inlineScripts: string[]): SiteHeaders {
  const everywhere = {
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(isSecure() && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
  const pageHeaders = (framedBy: "'self'" | "'none'") =>
    flat({ 'Content-Security-Policy': pagePolicy(inlineScripts, framedBy), ...ONLY_FOR_PAGES, ...everywhere })
  return {
    page: pageHeaders("'none'"),
    framablePage: pageHeaders("'self'"),
    data: flat({ ...DATA_POLICY, ...everywhere }),
    asset: flat(everywhere),
  }
}

export const noHeaders: SiteHeaders = { page: [], framablePage: [], data: [], asset: [] }

/** `asData` removes those that data does not need. */
export function setSiteHeaders({ page }: SiteHeaders): RequestHandler {
  return (_request, response, next) => {
    setHeaders(response, page)
    next()
  }
}

/** @param headers names and values alternate. */
export function setHeaders(response: Response, headers: string[]): void {
  for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] ?? '', headers[at + 1] ?? '')
}

/** Errors included. */
export function asData(response: Response): Response {
  for (const name of Object.keys(ONLY_FOR_PAGES)) response.removeHeader(name)
  return response.set(DATA_POLICY)
}

const flat = (headers: Record<string, string>): string[] => Object.entries(headers).flat()

const isSecure = (): boolean => env().SITE_URL.startsWith('https://')

function pagePolicy(inlineScripts: string[], framedBy: "'self'" | "'none'"): string {
  const { STRIPE_API_BASE, SPREADCONNECT_BASE_URL } = env()
  const emulators = STRIPE_API_BASE
    ? { card: [STRIPE_API_BASE], print: [new URL(SPREADCONNECT_BASE_URL).origin] }
    : { card: [], print: [] }
  const bucket = [bucketOrigin()].filter((origin) => origin !== null)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map((hash) => `'${hash}'`), ...STRIPE.script],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...PRINT_IMAGES, ...emulators.print, ...bucket],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:', ...bucket],
    'connect-src': ["'self'", ...STRIPE.connect, ...emulators.card, ...bucket],
    'frame-src': STRIPE.frame,
    'form-action': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [framedBy],
    'object-src': ["'none'"],
    ...(isSecure() && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')
}
