import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser } from '../support/Browser.ts'
import { oneIn, today } from '../support/deep.ts'
import { giveMembership, redeem } from '../support/giftMemberships.ts'
import { endPatronage, signInElsewhere, signUpPatron, whoIs } from '../support/members.ts'
import { payingMember, type Person } from '../support/memberships.ts'
import { sendFromPanel } from '../support/panel.ts'
import { confirmPassword, eventually, signUpConfirmed, signUpEmployee } from '../support/people.ts'
import { type Post, publishFilm, publishGallery } from '../support/posts.ts'
import { type App, startSecondApp } from '../support/secondApp.ts'
import { useSite } from '../support/site.ts'
import { divider, paragraph, picture, story } from '../support/stories.ts'
import { smallPicture, upload } from '../support/uploads.ts'

const site = useSite({ keepsAnswers: true })
/** Another process of the same site. */
let second: App
let owner: Person
let film: Post
let gallery: Post

/** Below the divider, and in the captions. */
const SECRET = 'phosphophyllite'
const REFUSED = expect.toBeOneOf([401, 403, 404]) as number

beforeAll(async () => {
  second = await startSecondApp(site, { keepsAnswers: true })
  owner = await signUpEmployee(site)
  await confirmPassword(owner)
  const below = [paragraph(SECRET), picture(await upload(owner, await smallPicture('#010203')))]
  film = await publishFilm(owner, { isSubscriberOnly: true, body: story(paragraph('Open'), divider(), ...below) })
  gallery = await publishGallery(owner, { isSubscriberOnly: true })
  await eventually(async () => {
    const { rowCount } = await site.pool.query(`select 1 from posts where status = 'published'`)
    return rowCount === 2
  }, 60_000)
  const captions = { post: film.id, language: 'en', vtt: `WEBVTT\n\n00:01.000 --> 00:02.000\n${SECRET}\n` }
  expect((await sendFromPanel(site, owner, 'POST', '/cms/api/captions', captions)).status).toBe(201)
}, 120_000)
afterAll(() => second.close())

type Shown = Post & { captions: { url: string }[] }
/** Addresses of files with their ETags. */
type Kept = { files: Map<string, string>; film: string }

const mediaIn = (text: string): string[] => [...text.matchAll(/\/media\/[\w-]{8,80}/g)].map(([address]) => address)

/** What a player or a script keeps from the days of the membership. */
async function keepAll(member: Browser): Promise<Kept> {
  const { json, text } = await member.get(`/api/posts/${film.id}`)
  // Asked second, because the poster of the film, which everyone sees, may appear between the two.
  const visitor = await site.visitor().get(`/api/posts/${film.id}`)
  expect(text).toContain(SECRET)
  const { videoURL, captions } = json as Shown
  const { imageURLs } = (await member.get(`/api/posts/${gallery.id}`)).json as Post
  const addresses = [...mediaIn(text), ...captions.map(({ url }) => url), ...imageURLs]
  const files = new Map<string, string>()
  for (const address of addresses.filter((one) => !mediaIn(visitor.text).includes(one))) {
    const { status, headers } = await member.get(address)
    expect([address, status]).toEqual([address, 200])
    files.set(address, headers.get('etag') ?? '')
  }
  expect(files.size).toBeGreaterThan(4)
  return { files, film: videoURL ?? '' }
}

/** As players and caches ask: whole, in part, and only if it has changed. */
const requestsFor = (etag: string): Record<string, string>[] => [
  {},
  { range: 'bytes=0-99' },
  { range: 'bytes=0-9', 'if-range': etag },
  { 'if-none-match': etag },
]

async function expectFilesClosed(former: Browser, { files }: Kept): Promise<void> {
  for (const [address, etag] of files)
    for (const headers of requestsFor(etag))
      for (const method of ['GET', 'HEAD']) {
        const { status } = await former.send(method, address, { headers })
        expect([method, address, headers, status]).toEqual([method, address, headers, REFUSED])
      }
  for (const address of [...files.keys()].filter((one) => one.startsWith('/media/')))
    for (const more of ['?w=640', '?saved', '/hls/master.m3u8', '/hls/240/init.mp4', '/hls/storyboard.jpg'])
      expect([address + more, (await former.get(address + more)).status]).toEqual([address + more, REFUSED])
}

async function expectTextsClosed(former: Browser, { files }: Kept): Promise<void> {
  const pages = [`/content/${film.id}`, '/content', '/']
  const answers = [`/api/posts/${film.id}`, '/api/posts', '/feed.xml', '/sitemap.xml', '/api/watching']
  const german = [...pages.map((path) => `/de${path}`), `/api/posts/${film.id}?language=de`, '/api/posts?language=de']
  for (const address of [...pages, ...answers, ...german]) {
    const { status, text } = await former.get(address)
    expect([address, status]).toEqual([address, expect.toBeOneOf([200, 401])])
    expect([address, [SECRET, ...files.keys()].filter((one) => text.includes(one))]).toEqual([address, []])
  }
  const found = (await former.get(`/api/search?q=${SECRET}`)).json
  expect(JSON.stringify(found)).not.toContain(`/content/${film.id}`)
  const ofMembers = [`/api/posts/${film.id}/field-copy`, `/api/field-copies?posts=${film.id}`]
  const comments = [`/api/posts/${film.id}/comments`, `/api/posts/${film.id}/comments/events`]
  for (const address of [...ofMembers, ...comments])
    expect([address, (await former.get(address)).status]).toEqual([address, REFUSED])
}

async function expectFeedClosed(feed: string, { film: address }: Kept): Promise<void> {
  const player = new Browser(site.url)
  expect((await player.get(feed)).text).not.toContain('<enclosure')
  const file = `${feed.replace('.xml', '')}/${address.split('/').at(-1)}.mp4`
  for (const headers of requestsFor('"1"'))
    expect(await player.get(file, { headers })).toMatchObject({ status: 403, json: { code: 'subscribers_only' } })
}

type Way = { begin: () => Promise<Person>; end: (person: Person) => Promise<unknown> }

const giftOf = async (person: Person) =>
  (
    await site.pool.query<{ id: number }>('select id from gift_memberships where redeemed_by_id = $1', [
      (await whoIs(person)).id,
    ])
  ).rows[0]?.id

const WAYS: Record<string, Way> = {
  'complimentary access that ends': {
    begin: () => signUpPatron(site),
    end: (person) => endPatronage(site, person),
  },
  'a gift membership that an owner ends': {
    begin: async () => {
      const person = await signUpConfirmed(site)
      expect((await redeem(person, (await giveMembership(site)).code)).status).toBe(200)
      return person
    },
    end: async (person) =>
      expect((await owner.post(`/api/admin/gift-memberships/${await giftOf(person)}/end`)).status).toBe(204),
  },
  'a subscription whose payment the bank disputes': {
    begin: () => payingMember(site),
    end: ({ email }) =>
      site.pool.query(
        `update subscriptions set suspended_for = 'dispute' where user_id = (select id from users where email = $1)`,
        [email],
      ),
  },
  'a role that is taken away': {
    begin: () => signUpEmployee(site, 'moderator'),
    end: ({ email }) => site.pool.query('update users set role = null where email = $1', [email]),
  },
}

describe('everything that a member has kept is refused from the first request after the end of', () => {
  it.each(oneIn(4, Object.keys(WAYS), today))('%s', { timeout: 60_000 }, async (name) => {
    const { begin, end } = WAYS[name] as Way
    const person = await begin()
    const kept = await keepAll(person)
    const elsewhere = await signInElsewhere(site, person)
    await keepAll(second.as(elsewhere))
    const { path } = (await person.post('/api/account/feed')).json as { path: string }
    expect((await new Browser(site.url).get(path)).text).toContain('<enclosure')
    await end(person)
    for (const former of [person, elsewhere, second.as(person)]) {
      await expectFilesClosed(former, kept)
      await expectTextsClosed(former, kept)
    }
    await expectFeedClosed(path, kept)
  })
})
