import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { RequestHandler, Response } from 'express'
import helmet from 'helmet'
import { splitLanguage } from '#contracts/languages.ts'
import { env } from '#env'
import { bucketOrigin } from '#media/store/bucketOrigin.ts'
import { screenAt } from '../ssr/findScreen.ts'

/** Stripe's script must be loaded from Stripe. */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
}

export const PRINT_IMAGES = ['https://image.spreadshirtmedia.net', 'https://image.spreadshirtmedia.com']

/** Names and values alternate. */
export type SiteHeaders = {
  page: string[]
  /** For pages in the panel's live preview; only this site may frame them. */
  framablePage: string[]
  data: string[]
  asset: string[]
}

/** @param inlineScripts hashes, `sha256-…`. */
export function siteHeaders(inlineScripts: string[]): SiteHeaders {
  const page = headersOf(helmetFor(inlineScripts, "'none'"))
  const asset = among(page, FOR_EVERYTHING)
  const framablePage = headersOf(helmetFor(inlineScripts, "'self'"))
  return { page, framablePage, data: [...DATA_POLICY, ...asset], asset }
}

export const noHeaders: SiteHeaders = { page: [], framablePage: [], data: [], asset: [] }

/** `asData` removes those that data does not need. */
export function setSiteHeaders({ page, framablePage }: SiteHeaders): RequestHandler {
  return (request, response, next) => {
    const headers = screenAt(splitLanguage(request.path).path)?.screen.isFramable ? framablePage : page
    for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] ?? '', headers[at + 1] ?? '')
    next()
  }
}

const ONLY_FOR_PAGES = [
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Frame-Options',
]
const DATA_POLICY = ['Content-Security-Policy', "default-src 'none';frame-ancestors 'none'"] as const
const FOR_EVERYTHING = ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy', 'Strict-Transport-Security']

/** For JSON, errors included: nothing in it may run or be framed. */
export function asData(response: Response): Response {
  for (const name of ONLY_FOR_PAGES) response.removeHeader(name)
  return response.set(...DATA_POLICY)
}

const among = (headers: string[], names: string[]): string[] =>
  headers.filter((_, index) => names.includes(headers[index - (index % 2)] ?? ''))

/** As values, so that the cache can store them with each entry. */
function headersOf(middleware: ReturnType<typeof helmet>): string[] {
  const request = new IncomingMessage(new Socket())
  const response = new RecordingResponse(request)
  middleware(request, response, () => undefined)
  return response.recorded
}

class RecordingResponse extends ServerResponse {
  readonly recorded: string[] = []
  override setHeader(name: string, value: number | string | readonly string[]): this {
    this.recorded.push(name, String(value))
    return this
  }
}

function helmetFor(inlineScripts: string[], framedBy: "'self'" | "'none'") {
  const { SITE_URL, STRIPE_API_BASE, SPREADCONNECT_BASE_URL } = env()
  const isSecure = SITE_URL.startsWith('https://')
  const emulators = STRIPE_API_BASE
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
        ...(isSecure && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Only obsolete browsers and plug-ins read these.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
}
