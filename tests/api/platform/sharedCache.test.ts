import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { mapConcurrent } from '#tools/chaos/waitUntil.ts'
import { type CacheName, sharedCaches, startSharedCache } from '#tools/real-parts/sharedCache.ts'
import { Browser } from '../../support/Browser.ts'
import { type Post, audienceOf, inListFor, postFor, publishFilm, publishGallery } from '../../support/posts.ts'
import { startServer } from '../../support/serverProcess.ts'
import { useSite } from '../../support/site.ts'
import { smallPicture, upload } from '../../support/uploads.ts'

const site = useSite()
const ROUNDS = 12
const AT_ONCE = 16
let people: Awaited<ReturnType<typeof audienceOf>>
let open: Post
let locked: Post
let openFilm: Post
let lockedFilm: Post
/** Public. Files of free posts are not: a post may be for members tomorrow. */
let coverPhoto: string
beforeAll(async () => {
  people = await audienceOf(site)
  open = await publishGallery(people.employee, { isSubscriberOnly: false })
  locked = await publishGallery(people.employee, { isSubscriberOnly: true })
  openFilm = await publishFilm(people.employee, { isSubscriberOnly: false })
  lockedFilm = await publishFilm(people.employee, { isSubscriberOnly: true })
  const coverPhotoURL = await upload(people.employee, await smallPicture('#405060'))
  const { json } = await people.employee.put('/api/cover-photo', { coverPhotoURL })
  coverPhoto = `${(json as { value: string }).value}?w=640`
}, 120_000)

/** The built site, and a cache in front of it. */
async function startBehind(name: CacheName): Promise<{ siteUrl: string; cacheUrl: string }> {
  const settings = { databaseUrl: process.env['DATABASE_URL'] ?? '', dataDir: site.dataDir }
  const server = await startServer(site, { ...settings, variables: { TRUST_PROXY: '1' } })
  onTestFinished(server.stop)
  const cache = await startSharedCache(name, server.url)
  onTestFinished(cache.stop)
  return { siteUrl: server.url, cacheUrl: cache.url }
}

const as = ({ cookies }: Browser, url: string): Browser => {
  const browser = new Browser(url)
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}
const seen = ({ status, text }: { status: number; text: string }) =>
  `${status} ${createHash('sha256').update(text).digest('hex')}`
/** As a browser revalidates; by itself, `fetch` asks caches for a new response. */
const known = ({ headers }: Response) => ({ 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' })
const picture = (post: Post) => `${post.imageURLs[0] ?? ''}?w=640`
const asset = async () => `/assets/${(await readdir('web/dist/assets')).find((name) => name.endsWith('.js')) ?? ''}`

async function paths(): Promise<string[]> {
  return [
    ...['/', '/content', '/shop', '/api/posts', '/api/products', '/api/config', '/api/auth/user', '/api/cart'],
    ...['/feed.xml', '/sitemap.xml', '/manifest.webmanifest', `/api/posts/${open.id}`, `/api/posts/${locked.id}`],
    ...[
      coverPhoto,
      picture(open),
      picture(locked),
      open.imageURLs[1] ?? '',
      openFilm.videoURL ?? '',
      lockedFilm.videoURL ?? '',
    ],
    await asset(),
  ]
}

describe.each(Object.keys(sharedCaches) as CacheName[])('behind %s as a shared cache', (name) => {
  it('every kind of visitor gets their own responses under load, and public files come from the cache', async () => {
    const { siteUrl, cacheUrl } = await startBehind(name)
    const visitors = Object.entries(people)
    const visits = (await paths()).flatMap((path) => visitors.map(([kind, person]) => ({ kind, person, path })))
    const wanted = new Map<string, string>()
    for (const { kind, person, path } of visits)
      wanted.set(`${kind} ${path}`, seen(await as(person, siteUrl).get(path)))
    const wrong: string[] = []
    const cached = { hits: 0, all: 0 }
    const rounds = Array.from({ length: ROUNDS }, () => visits.toSorted(() => Math.random() - 0.5)).flat()
    await mapConcurrent(rounds, AT_ONCE, async ({ kind, person, path }) => {
      const answer = await as(person, cacheUrl).get(path)
      if (seen(answer) !== wanted.get(`${kind} ${path}`)) wrong.push(`${kind} ${path} ${answer.status}`)
      if (!path.startsWith('/assets/') && path !== coverPhoto) return
      cached.all += 1
      if (answer.headers.get('x-cache') === 'HIT') cached.hits += 1
    })
    expect(wrong).toEqual([])
    expect(cached.hits / cached.all).toBeGreaterThan(0.9)
    process.stdout.write(`${name}: ${cached.hits} of ${cached.all} requests for public files came from the cache\n`)
  }, 180_000)

  it('a change appears within a second', async () => {
    const { siteUrl, cacheUrl } = await startBehind(name)
    const [editor, visitor] = [as(people.employee, siteUrl), new Browser(cacheUrl)]
    const post = await publishGallery(editor, { isSubscriberOnly: false, title: 'Before' })
    const within = async (isSo: () => Promise<boolean>) => {
      const began = performance.now()
      while (!(await isSo())) expect(performance.now() - began).toBeLessThan(1_000)
    }
    await within(async () => (await inListFor(visitor, post.id))?.title === 'Before')
    await within(async () => (await visitor.get('/content')).text.includes('Before'))
    expect((await editor.patch(`/api/admin/posts/${post.id}`, { title: 'After' })).status).toBe(200)
    await within(async () => (await inListFor(visitor, post.id))?.title === 'After')
    await within(async () => (await visitor.get('/feed.xml')).text.includes('After'))
    await within(async () => (await postFor(visitor, post.id)).title === 'After')
  }, 120_000)

  it('ranges, HEAD and 304 are right, for a picture and for films', async () => {
    const { siteUrl, cacheUrl } = await startBehind(name)
    for (const [path, person] of [
      [coverPhoto, people.guest],
      [picture(open), people.guest],
      [openFilm.videoURL ?? '', people.guest],
      [lockedFilm.videoURL ?? '', people.patron],
    ] as const) {
      const cookie = [...person.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
      const ask = (url: string, method = 'GET', headers: Record<string, string> = {}) =>
        fetch(url + path, { method, headers: { ...(cookie && { cookie }), ...headers } })
      const whole = Buffer.from(await (await ask(siteUrl)).arrayBuffer())
      for (const _time of [1, 2]) {
        const answer = await ask(cacheUrl)
        expect(Buffer.from(await answer.arrayBuffer()).equals(whole)).toBe(true)
        const part = await ask(cacheUrl, 'GET', { range: 'bytes=10-19' })
        expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${whole.length}`])
        expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(10, 20))).toBe(true)
        const beyond = await ask(cacheUrl, 'GET', { range: `bytes=${whole.length}-` })
        expect(beyond.status).toBe(416)
        const head = await ask(cacheUrl, 'HEAD')
        expect([head.status, head.headers.get('content-length')]).toEqual([200, String(whole.length)])
        const same = await ask(cacheUrl, 'GET', known(answer))
        expect([same.status, (await same.arrayBuffer()).byteLength]).toEqual([304, 0])
      }
    }
    const list = await fetch(`${cacheUrl}/api/posts`)
    const again = await fetch(`${cacheUrl}/api/posts`, { headers: known(list) })
    expect(again.status).toBe(304)
    const stranger = await fetch(cacheUrl + (lockedFilm.videoURL ?? ''), { headers: { range: 'bytes=0-9' } })
    expect(stranger.status).toBe(401)
  }, 120_000)
})
