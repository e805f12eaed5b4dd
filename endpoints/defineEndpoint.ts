import type { z } from 'zod'
import type { Topic } from '#database/changeFeed.ts'
import type { Req, SignedInReq } from '#domain/Req.ts'
import type { Toll } from '#domain/Toll.ts'
import type { Reply } from './Reply.ts'

/** Everybody; whoever is signed in; employees; or a provider, which proves itself by its signature. */
export type Who = 'everyone' | 'signedIn' | 'employee' | 'provider'

/** What an endpoint knows of the request beyond who asks. */
export type Web = {
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
  /** Only for endpoints that ask for it: the body byte for byte, and the headers. */
  rawBody: Buffer
  header: (name: string) => string | undefined
  /** Of endpoints that have one: to be paid before anything is stored. */
  toll: Toll | null
  /** The body came from an HTML form, so the answer is a page to go to. */
  isForm: boolean
}

type Caller<W extends Who> = (W extends 'signedIn' | 'employee' ? SignedInReq : Req) & { web: Web }

type None = Record<string, never>

export type CallLimit = { calls: number; seconds: number }

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api; `:name` takes one segment. */
  path: string
  who: Who
  /** At most so many calls, counted for each person or, signed out, each address. */
  limit?: CallLimit
  /** Likewise, but counted by the statement that begins the work: what is refused before costs nothing. */
  toll?: CallLimit
  params?: z.ZodType
  query?: z.ZodType
  input?: z.ZodType
  /** What leaves: anything the schema does not name stays inside. */
  output?: z.ZodType
  status?: number
  /** Takes HTML forms beside JSON. */
  form?: boolean
  /** The response is shared, by audience or by everyone, until one of its topics changes. */
  cache?: { topics: Topic[]; by: 'audience' | 'everyone' }
  run: (req: never, request: never) => Promise<unknown>
}

type Definition<
  W extends Who,
  P extends z.ZodType,
  Q extends z.ZodType,
  I extends z.ZodType,
  O extends z.ZodType,
> = Omit<Endpoint, 'who' | 'params' | 'query' | 'input' | 'output' | 'run'> & {
  who: W
  params?: P
  query?: Q
  input?: I
  output?: O
  run: (
    req: Caller<W>,
    request: { params: z.output<P>; query: z.output<Q>; input: z.output<I> },
  ) => Promise<z.input<O> | Reply>
}

/** Declares an endpoint. What is not declared here and listed in `index.ts` cannot be reached. */
export function defineEndpoint<
  W extends Who,
  P extends z.ZodType = z.ZodType<None>,
  Q extends z.ZodType = z.ZodType<None>,
  I extends z.ZodType = z.ZodType<None>,
  O extends z.ZodType = z.ZodType<undefined>,
>(definition: Definition<W, P, Q, I, O>): Endpoint {
  return definition
}
