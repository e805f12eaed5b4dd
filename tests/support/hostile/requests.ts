import fc from 'fast-check'
import { HOSTILE_KEYS, HOSTILE_SEGMENTS, HOSTILE_TEXTS, HOSTILE_VALUES } from './values.ts'

export type Target = {
  method: string
  path: string
  params?: Record<string, string>
  query?: unknown
  body?: unknown
}

export type GeneratedRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

const anyOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values)
const word = fc.oneof(anyOf(HOSTILE_TEXTS), fc.string({ maxLength: 60, unit: 'binary' }))
const value = fc.oneof({ weight: 5, arbitrary: anyOf(HOSTILE_VALUES) }, { weight: 1, arbitrary: fc.jsonValue() })

/** Mostly valid with a few changes, sometimes arbitrary. */
export function requestsTo(target: Target): fc.Arbitrary<GeneratedRequest> {
  const wantsBody = target.method !== 'GET' && target.method !== 'HEAD'
  return fc
    .record({
      path: pathOf(target),
      query: queryOf(target.query),
      headers: fc.oneof({ weight: 6, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: oddHeaders }),
      sent: wantsBody ? bodyOf(target.body) : fc.constant({ body: undefined, type: undefined }),
    })
    .map(({ path, query, headers, sent }) => ({
      method: target.method,
      path: `${path}${query}`,
      headers: { ...(sent.type !== undefined && { 'content-type': sent.type }), ...headers },
      body: sent.body,
    }))
}

function pathOf({ path, params = {} }: Target): fc.Arbitrary<string> {
  const names = path.match(/:\w+/g) ?? []
  const segments = names.map((name) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constant(params[name.slice(1)] ?? '1') },
      { weight: 1, arbitrary: anyOf(HOSTILE_SEGMENTS) },
      { weight: 1, arbitrary: word.map(encode) },
    ),
  )
  return fc
    .tuple(...segments)
    .map((found) => names.reduce((address, name, at) => address.replace(name, () => found[at] ?? ''), path))
}

/** Lone surrogates can't be percent-encoded. */
const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString()).slice(0, 3000)

function queryOf(sample: unknown): fc.Arbitrary<string> {
  const pairs = Object.entries((sample ?? {}) as Record<string, unknown>)
  const own = pairs.map(([key, right]) =>
    fc.oneof(
      fc.constant(`${key}=${encode(String(right))}`),
      word.map((wrong) => `${key}=${encode(wrong)}`),
      fc.constant(key),
    ),
  )
  const odd = fc.tuple(anyOf(HOSTILE_KEYS), word).map(([key, text]) => `${encode(key)}=${encode(text)}`)
  const raw = anyOf([
    '%E0%A4%A=1',
    'a[b][c]=1',
    '&&&',
    '=',
    'where[email][exists]=1',
    '?',
    'limit=1&limit=2',
    '%00=%00',
  ])
  const some = fc.tuple(
    fc.shuffledSubarray(own.map((_, at) => at)),
    fc.tuple(...own),
    fc.array(fc.oneof(odd, raw), { maxLength: 2 }),
  )
  const search = some.map(([which, values, extra]) => {
    const parts = [...which.map((at) => values[at] ?? ''), ...extra]
    return parts.length === 0 ? '' : `?${parts.join('&')}`
  })
  return pairs.length === 0
    ? fc.oneof({ weight: 5, arbitrary: fc.constant('') }, { weight: 1, arbitrary: search })
    : search
}

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(
    anyOf<[string, string]>([
      ['x-http-method-override', 'DELETE'],
      ['x-payload-http-method-override', 'PATCH'],
      ['x-middleware-subrequest', 'middleware:middleware:middleware'],
      ['x-forwarded-for', '127.0.0.1, ::1'],
      ['x-forwarded-host', 'evil.example'],
      ['x-original-url', '/api/admin/orders.csv'],
      ['accept', '*/*;q=abc,,'],
      ['accept-encoding', 'gzip;q=9, br;q=-1, zzz'],
      ['accept-language', 'x'.repeat(2000)],
      ['cookie', 'stonehunt-token=a.b.c; stonehunt-cart=%; stonehunt-device=..; =; ;'],
      ['authorization', 'JWT null'],
      ['range', 'bytes=9-1,-5,zz-'],
      ['if-none-match', '"'],
      ['if-modified-since', 'yesterday'],
      ['content-encoding', 'gzip'],
      ['user-agent', ''],
      ['origin', 'https://evil.example'],
      ['sec-fetch-site', 'cross-site'],
      ['referer', 'http://[::1'],
      ['expect', '200-maybe'],
    ]),
    { minLength: 1, maxLength: 3 },
  )
  .map((pairs) => Object.fromEntries(pairs))

type Sent = { body: string | undefined; type: string | undefined }
const JSON_TYPE = 'application/json'

function bodyOf(sample: unknown): fc.Arbitrary<Sent> {
  const wrong = mutated(sample ?? {})
  const asJson = wrong.map((body): Sent => ({ body: write(body), type: JSON_TYPE }))
  return fc.oneof(
    { weight: 10, arbitrary: asJson },
    { weight: 2, arbitrary: corrupted(asJson) },
    { weight: 2, arbitrary: fc.jsonValue().map((body): Sent => ({ body: write(body), type: JSON_TYPE })) },
    {
      weight: 2,
      arbitrary: wrong.map((body): Sent => ({ body: form(body), type: 'application/x-www-form-urlencoded' })),
    },
    { weight: 1, arbitrary: fc.tuple(asJson, anyOf(ODD_TYPES)).map(([{ body }, type]): Sent => ({ body, type })) },
    {
      weight: 1,
      arbitrary: anyOf<Sent>([{ body: undefined, type: undefined }, { body: '', type: JSON_TYPE }, ...MALFORMED]),
    },
  )
}

const ODD_TYPES = [
  'text/plain',
  'application/json; charset=utf-99',
  'multipart/form-data; boundary=x',
  'application/xml',
  ';',
  'a/b/c',
  'application/json, text/html',
]

const MALFORMED: Sent[] = [
  '{"a":1e400,"quantity":-1e400,"price":1e400}',
  '{"quantity":1,"quantity":{"a":1},"title":1,"title":2}',
  `${'['.repeat(9000)}${']'.repeat(9000)}`,
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
  '{"title":"\\ud800\\u0000"}',
  '\ufeff{}',
  '{} {}',
  '// {}',
  'undefined',
  '{"a":0123,}',
  `{"a":${'9'.repeat(5000)}}`,
].map((body) => ({ body, type: JSON_TYPE }))

const write = (body: unknown) => JSON.stringify(body) ?? ''

const form = (body: unknown) =>
  new URLSearchParams(
    Object.entries(typeof body === 'object' && body !== null ? body : { body }).map(([key, inner]) => [
      key,
      typeof inner === 'string' ? inner : write(inner),
    ]),
  ).toString()

const corrupted = (whole: fc.Arbitrary<Sent>): fc.Arbitrary<Sent> =>
  fc
    .tuple(whole, fc.nat(400), anyOf(['cut', '"', '\\', '}', ',', '\u0000', '\u2028', '\\u12', 'é']))
    .map(([{ body = '', type }, at, what]) => {
      const cut = at % (body.length + 1)
      return { body: what === 'cut' ? body.slice(0, cut) : body.slice(0, cut) + what + body.slice(cut), type }
    })

type Change = { at: number; how: 'set' | 'drop' | 'add' | 'wrap' | 'longer'; key: string; value: unknown }

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(60),
  how: anyOf(['set', 'set', 'set', 'drop', 'add', 'wrap', 'longer'] as const),
  key: anyOf(HOSTILE_KEYS),
  value,
})

/** A valid value with up to three changes. */
const mutated = (sample: unknown): fc.Arbitrary<unknown> =>
  fc.array(change, { maxLength: 3 }).map((changes) => changes.reduce(apply, structuredClone(sample)))

type Slot = { parent: Record<string, unknown>; key: string }

function apply(whole: unknown, { at, how, key, value: given }: Change): unknown {
  const wrong = structuredClone(given)
  const root: Record<string, unknown> = { '': whole }
  const slots = slotsIn(root)
  const slot = slots[at % slots.length] ?? { parent: root, key: '' }
  const found = slot.parent[slot.key]
  const put = (next: unknown) =>
    Object.defineProperty(slot.parent, slot.key, {
      value: next,
      enumerable: true,
      configurable: true,
      writable: true,
    })
  if (how === 'set') put(wrong)
  if (how === 'drop') Reflect.deleteProperty(slot.parent, slot.key)
  if (how === 'wrap') put([found])
  if (how === 'longer')
    put(typeof found === 'string' ? `${found}${typeof wrong === 'string' ? wrong : write(wrong)}` : wrong)
  if (how === 'add' && typeof found === 'object' && found !== null)
    Object.defineProperty(found, key, { value: wrong, enumerable: true, configurable: true, writable: true })
  return root['']
}

function slotsIn(parent: Record<string, unknown>): Slot[] {
  return Object.keys(parent).flatMap((key) => {
    const inner = parent[key]
    const below = typeof inner === 'object' && inner !== null ? slotsIn(inner as Record<string, unknown>) : []
    return [{ parent, key }, ...below]
  })
}
