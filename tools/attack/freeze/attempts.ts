import { endpoints } from '../../../endpoints/index.ts'
import { keysOf } from '../sampleOf.ts'
import type { Sender, Sent } from './Sender.ts'
import { worstBodies } from './worstBodies.ts'
import { WORST_FILES } from './worstFiles.ts'
import { worstImports } from './worstImports.ts'
import { worstReplies, worstReports, type WorstMail } from './worstMails.ts'
import { worstStories } from './worstStories.ts'
import { someTexts, WORST_TEXTS } from './worstTexts.ts'

export type Attempt = {
  group: string
  name: string
  /** Makes what is sent, before the site is watched. */
  prepare: () => Promise<() => Promise<Sent>>
}

export type Attackers = { sender: Sender; member: string; owner: string; mailSecret: string; postId: number }

/** Just below what each kind of endpoint accepts. */
const BODY_CHARACTERS = 95_000
const LONG_BODY_CHARACTERS = 1_100_000
/** Node.js accepts 16 kB of headers. */
const HEADER_CHARACTERS = 12_000
const ADDRESS_CHARACTERS = 7_000

/** Signing out would end the attacker's session. */
const EXCLUDED = ['/logout', '/account/delete']

/** Everything that a stranger, a member or an employee can make expensive, up to the size limits. */
export async function listAttempts(attackers: Attackers): Promise<Attempt[]> {
  return [
    ...(await bodies(attackers)),
    ...(await queries(attackers)),
    ...headers(attackers),
    ...stories(attackers),
    ...mails(attackers, 'reply', '/api/mail/inbound', worstReplies()),
    ...mails(attackers, 'report', '/api/mail/events', worstReports()),
    ...imports(attackers),
    ...files(attackers),
    ...panel(attackers),
    ...documents(attackers),
  ]
}

type Endpoint = (typeof endpoints)[number]

const cookieFor = ({ access }: Endpoint, { member, owner }: Attackers): string =>
  access === 'everyone' || access === 'signedIn' ? member : owner

const addressOf = ({ path }: Endpoint, { postId }: Attackers): string =>
  `/api${path.replaceAll(/:reference/g, 'HUNT-ABCDEFGHJK').replaceAll(/:\w+/g, String(postId))}`

/** Without streams of events, which don't end. */
const attacked = endpoints.filter(
  ({ path, access, produces }) => !EXCLUDED.includes(path) && access !== 'provider' && produces !== 'text/event-stream',
)

async function bodies(attackers: Attackers): Promise<Attempt[]> {
  const loaded = await Promise.all(attacked.map(async (endpoint) => ({ endpoint, ...(await endpoint.schemas()) })))
  return loaded.flatMap(({ endpoint, input }, turn) => {
    if (!input) return []
    const [method, address, cookie] = [endpoint.method, addressOf(endpoint, attackers), cookieFor(endpoint, attackers)]
    const characters = endpoint.mayBeLong ? LONG_BODY_CHARACTERS : BODY_CHARACTERS
    return worstBodies(input, characters, turn).map(({ name, make }) =>
      attempt('body', `${method} ${endpoint.path}: ${name}`, () => {
        const body = make()
        return () => attackers.sender.send(method, address, { cookie, body })
      }),
    )
  })
}

async function queries(attackers: Attackers): Promise<Attempt[]> {
  const loaded = await Promise.all(attacked.map(async (endpoint) => ({ endpoint, ...(await endpoint.schemas()) })))
  return loaded.flatMap(({ endpoint, query }, turn) => {
    if (!query || endpoint.method !== 'GET') return []
    const cookie = cookieFor(endpoint, attackers)
    return keysOf(query).flatMap((key, at) =>
      someTexts(turn + at).map(({ name, make }) =>
        attempt('query', `${endpoint.path}?${key}: ${name}`, () => {
          const value = encodeURIComponent(make(ADDRESS_CHARACTERS)).slice(0, ADDRESS_CHARACTERS)
          const address = `${addressOf(endpoint, attackers)}?${key}=${value.replace(/%[\dA-F]?$/, '')}`
          return () => attackers.sender.send('GET', address, { cookie })
        }),
      ),
    )
  })
}

const HEADERS = [
  'User-Agent',
  'Cookie',
  'Accept',
  'Accept-Language',
  'Accept-Encoding',
  'Referer',
  'Range',
  'If-None-Match',
]
const PAGES = ['/', '/content', '/api/posts', '/api/login', '/feed.xml', '/cms', '/media/made0x000000000002']

const headers = ({ sender }: Attackers): Attempt[] =>
  PAGES.flatMap((page, turn) =>
    HEADERS.flatMap((header, at) =>
      someTexts(turn + at).map(({ name, make }) =>
        attempt('header', `${header} of ${page}: ${name}`, () => {
          // Node.js refuses other characters in a header.
          const value = make(HEADER_CHARACTERS).replaceAll(/[^\x20-\x7e]/g, ' ')
          return () => sender.send('GET', page, { headers: { [header]: value } })
        }),
      ),
    ),
  )

/** As a member sends it, as an employee previews it, and as it is then exported. */
const stories = ({ sender, member, owner, postId }: Attackers): Attempt[] =>
  worstStories().flatMap(({ name, body }) => {
    const post = JSON.stringify({ title: 'Agates', type: 'gallery', imageURLs: ['/media/x'], body })
    const long = Buffer.byteLength(post) < LONG_BODY_CHARACTERS
    if (!long) return []
    return [
      attempt(
        'story',
        `POST /posts: ${name}`,
        () => () => sender.send('POST', '/api/posts', { cookie: member, body: post }),
      ),
      attempt('story', `preview: ${name}`, () => {
        const preview = JSON.stringify({ body })
        return () => sender.send('POST', '/api/admin/stories/preview', { cookie: owner, body: preview })
      }),
      attempt('story', `saved, shown and exported: ${name}`, () => {
        const changed = JSON.stringify({ body })
        return async () => {
          const saved = await sender.send('PATCH', `/api/admin/posts/${postId}`, { cookie: owner, body: changed })
          await sender.send('GET', `/content/${postId}`, { cookie: owner })
          await sender.send('GET', '/feed.xml')
          await sender.send('GET', '/api/admin/exports/posts.zip', { cookie: owner })
          return saved
        }
      }),
    ]
  })

const mails = ({ sender, mailSecret }: Attackers, group: string, path: string, all: WorstMail[]): Attempt[] =>
  all.map(({ name, raw }) =>
    attempt(
      group,
      name,
      () => () =>
        sender.send('POST', path, {
          type: 'message/rfc822',
          headers: { Authorization: `Bearer ${mailSecret}` },
          body: raw,
        }),
    ),
  )

const imports = ({ sender, owner }: Attackers): Attempt[] =>
  worstImports().map(({ name, kind, make }) => ({
    group: 'import',
    name,
    prepare: async () => {
      const body = JSON.stringify({ kind, fileName: 'export', file: await make() })
      return () => sender.send('POST', '/api/admin/imports', { cookie: owner, body })
    },
  }))

const files = ({ sender, member }: Attackers): Attempt[] =>
  WORST_FILES.map(({ name, type, make }) =>
    attempt('file', name, () => {
      const bytes = make()
      return async () => {
        const given = await sender.send('POST', '/api/objects/upload', { cookie: member })
        const { uploadURL } = JSON.parse(given.body) as { uploadURL: string }
        const address = new URL(uploadURL).pathname
        const put = await sender.send('PUT', address, { cookie: member, type: 'application/octet-stream', body: bytes })
        if (put.status !== 200) return put
        const media = type === 'video' ? { videoURL: uploadURL } : { imageURLs: [uploadURL] }
        const body = JSON.stringify({ title: 'Agates', type, ...media })
        const posted = await sender.send('POST', '/api/posts', { cookie: member, body })
        await sender.send('GET', '/media/made0x000000000002?w=640', { cookie: member })
        return posted
      }
    }),
  )

const COLLECTIONS = ['posts', 'pages', 'comments', 'orders', 'users', 'media', 'captions', 'letters']

/** The panel's REST API: conditions, orders and values. */
const panel = ({ sender, owner, postId }: Attackers): Attempt[] =>
  COLLECTIONS.flatMap((collection) => {
    const list = (name: string, query: string) =>
      attempt(
        'panel',
        `${collection}: ${name}`,
        () => () => sender.send('GET', `/cms/api/${collection}?${query}`, { cookie: owner }),
      )
    const values = WORST_TEXTS.flatMap(({ name, make }) => [
      list(`where ${name}`, `where[id][like]=${encodeURIComponent(make(1_200))}`),
      attempt('panel', `${collection}: saved ${name}`, () => {
        const long = make(90_000)
        const fields = {
          title: long,
          description: long,
          content: long,
          vtt: long,
          subject: long,
          alt: long,
          post: postId,
        }
        const body = JSON.stringify({ ...fields, language: 'en' })
        return () => sender.send('POST', `/cms/api/${collection}`, { cookie: owner, body })
      }),
    ])
    return [
      ...values,
      list('nested conditions', `where${'[and][0]'.repeat(800)}[id][equals]=1`),
      list('many conditions', Array.from({ length: 300 }, (_, at) => `where[or][${at}][id][equals]=1`).join('&')),
      list('many orders', `sort=${'id,'.repeat(2_000)}id`),
      list('many selected fields', Array.from({ length: 500 }, (_, at) => `select[f${at}]=true`).join('&')),
      list('a nested name', `a${'[a]'.repeat(2_000)}=1`),
      list('depth', 'depth=1000&limit=100000'),
    ]
  })

/** Drawn from what the member has stored before. */
const documents = ({ sender, member, owner }: Attackers): Attempt[] =>
  [
    ['/api/finds.pdf', member],
    ['/api/finds.csv', member],
    ['/api/account/export', member],
    ['/api/admin/exports/posts.zip', owner],
    ['/api/admin/exports/pages.zip', owner],
    ['/api/admin/exports/comments.csv', owner],
    ['/api/admin/exports/messages.csv', owner],
  ].map(([path = '', cookie = '']) => attempt('document', path, () => () => sender.send('GET', path, { cookie })))

const attempt = (group: string, name: string, prepare: () => () => Promise<Sent>): Attempt => ({
  group,
  name,
  prepare: () => Promise.resolve(prepare()),
})
