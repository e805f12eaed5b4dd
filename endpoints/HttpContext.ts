import type { DeferredRateLimit } from '#domain/DeferredRateLimit.ts'

/** What an endpoint knows of the HTTP request beyond who makes it, and how it changes the browser's cookies. */
export type HttpContext = {
  /** The visitor's network address, as far as the configured proxies vouch for it. */
  address: string
  /** Whose address it is, as far as addresses tell. */
  network: string
  /** What opens the visitor's cart, from the signed cookie; null without one. */
  cartKey: string | null
  /** Gives the visitor a cart cookie where there is none, and returns its key. */
  ensureCartKey: () => string
  /** Takes the cart cookie away: at sign-in, when the cart is the account's, and at sign-out. */
  clearCartKey: () => void
  setSession: (token: string, seconds: number) => void
  clearSession: () => void
  /** What a sign-in elsewhere has to come back with; kept by the browser for ten minutes. */
  outside: { read: () => string | undefined; keep: (token: string) => void; clear: () => void }
  /** What says that the first step of signing in is done; kept by the browser for ten minutes. */
  challenge: { read: () => string | undefined; keep: (token: string) => void; clear: () => void }
  /** By which this browser is known again: from its signed cookie, or new; `keep` gives it for a year from now. */
  device: { key: () => string; keep: () => void }
  /** Only for webhooks: the body byte for byte, and the headers. */
  rawBody: Buffer
  header: (name: string) => string | undefined
  /** Of endpoints whose rate limit is counted in the domain: to be spent before anything is stored. */
  toll: DeferredRateLimit | null
  /** The body came from an HTML form, so the answer is a page to go to. */
  isForm: boolean
}
