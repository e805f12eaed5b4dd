/** The parts of the HTTP request that endpoints need besides the actor, and how they set cookies. */
export type HttpContext = {
  /** The visitor's IP address, from the configured proxies. */
  address: string
  /** The network of the IP address, which stands for one person. */
  network: string
  /** Key of the visitor's cart, from the signed cookie; null without one. */
  cartKey: string | null
  /** Sets a cart cookie if there is none. @returns its key. */
  ensureCartKey: () => string
  /** Removes the cart cookie: at sign-in, when the account has the cart, and at sign-out. */
  clearCartKey: () => void
  setSession: (token: string, seconds: number) => void
  clearSession: () => void
  /** Cookie of a sign-in at an OpenID provider; kept for ten minutes. */
  oidcState: { read: () => string | undefined; keep: (token: string) => void; clear: () => void }
  /** Cookie that proves the first step of signing in; kept for ten minutes. */
  challenge: { read: () => string | undefined; keep: (token: string) => void; clear: () => void }
  /** Cookie of an employee who looks at the site as somebody else; kept for an hour. */
  viewAs: { read: () => string | undefined; keep: (viewer: string) => void; clear: () => void }
  /** Cookie of the browser that asked for an emailed code; kept as long as the code works. */
  emailCode: { read: () => string | undefined; keep: (key: string) => void; clear: () => void }
  /** Cookie of the browser that asked for a guest's upload, sent only to its address; kept as long as the upload is. */
  upload: { isAskers: (ticket: string) => boolean; keep: (ticket: string) => void }
  /**
   * Identifies this browser, from its signed cookie or new; `keep` sets the cookie for a year. `isKnown`: someone signed in
   * from this browser before.
   */
  device: { key: () => string; keep: () => void; isKnown: boolean }
  /** Only for webhooks: the unparsed body and the headers. */
  rawBody: Buffer
  header: (name: string) => string | undefined
  /** The body came from an HTML form, so the response is a redirect. */
  isForm: boolean
  /** The response is sent without its body. */
  isHead: boolean
}
