import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inLanguage } from '#contracts/shared/languages.ts'
import type { Story, StoryNode } from '#contracts/content/story.ts'
import { endpoints } from '#endpoints/index.ts'
import { isDeep } from '../../support/deep.ts'
import { hasEnd } from '../../support/endpoints.ts'
import { sendFromPanel, uploadInPanel } from '../../support/panel.ts'
import type { Browser } from '../../support/Browser.ts'
import { signUpPatron } from '../../support/members.ts'
import { signUpConfirmed, signUpEmployee, signUpMember } from '../../support/people.ts'
import { type Post, publishFilm, publishGallery, setStored } from '../../support/posts.ts'
import { type App, startSecondApp } from '../../support/secondApp.ts'
import { useSite } from '../../support/site.ts'
import { block, divider, paragraph, picture, story } from '../../support/stories.ts'
import { demoFilm, smallPicture, upload } from '../../support/uploads.ts'

/** A word that is nowhere but below a divider, or in a members’ text. */
const SECRET = 'zirconium-cave'
const OPEN = 'open-ridge'
/** Only in German versions of a draft and of a post in the trash. */
const HIDDEN = 'verborgene-druse'
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()

const site = useSite()
let caching: App
let employee: Browser
let member: Browser
let posts: Post[]
/** A draft and a post in the trash. */
let hidden: Post[]
let visitors: Record<'signed out' | 'signed in without a membership', Browser>
/** The names of files below dividers. */
let secretKeys: string[]

beforeAll(async () => {
  employee = await signUpEmployee(site)
  const author = await signUpConfirmed(site)
  member = await signUpPatron(site)
  caching = await startSecondApp(site, { keepsAnswers: true })
  const below = async (who: Browser): Promise<StoryNode[]> => [
    divider(),
    paragraph(SECRET),
    picture(await upload(who, await smallPicture('#445566'))),
    block('film', { film: await upload(who, await demoFilm()), caption: SECRET }),
    block('findCard', { stone: SECRET, place: SECRET, note: SECRET }),
    block('callout', { tone: 'warning', text: SECRET }),
  ]
  const body = async (who: Browser): Promise<Story> => story(paragraph(OPEN), ...(await below(who)))
  posts = [
    await publishGallery(employee, { body: await body(employee), isSubscriberOnly: false }),
    await publishFilm(employee, { body: await body(employee), isSubscriberOnly: true }),
    await publishGallery(employee, { body: story(paragraph(SECRET)), isSubscriberOnly: true }),
    await publishGallery(author, { body: await body(author), isSubscriberOnly: false }),
    await publishGallery(employee, { body: story(...(await below(employee))), isSubscriberOnly: false }),
    await publishEarly(employee),
  ]
  await setStored(site, posts[3] as Post, 'status', 'published')
  await employee.patch(`/api/admin/posts/${posts[0]?.id}`, { title: 'Changed', body: await body(employee) })
  await translate()
  hidden = [await publishGallery(employee), await publishGallery(employee)]
  for (const post of hidden)
    await changeInPanel(post, { germanTitle: HIDDEN, germanDescription: HIDDEN, germanBody: story(paragraph(HIDDEN)) })
  await setStored(site, hidden[0] as Post, 'status', 'draft')
  await employee.send('DELETE', `/api/admin/posts/${hidden[1]?.id}`)
  const { rows } = await site.pool.query<{ key: string }>(
    `select distinct split_part(m.filename, '.', 1) as key from media m join story_media s on s.media_id = m.id where s.audience = 'members'`,
  )
  secretKeys = rows.map(({ key }) => key)
  visitors = { 'signed out': site.visitor(), 'signed in without a membership': await signUpMember(site) }
}, 90_000)
afterAll(() => caching.close())

async function changeInPanel({ id }: Post, fields: object) {
  const answer = await sendFromPanel(site, employee, 'PATCH', `/cms/api/posts/${id}`, fields)
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)])
}

/** German versions with a picture of their own below the divider, or with a members' text like the original. */
async function translate() {
  const { id } = await uploadInPanel(site, employee, await smallPicture('#884422'))
  const below = [divider(), paragraph(SECRET), picture(id), block('callout', { tone: 'tip', text: SECRET })]
  const divided = story(paragraph(OPEN), ...below)
  for (const [at, post] of posts.entries()) {
    const germanBody = [divided, divided, story(paragraph(SECRET)), divided, story(...below), story(paragraph(SECRET))][
      at
    ]
    await changeInPanel(post, { germanTitle: `Beitrag ${at}`, germanDescription: `Über ${at}`, germanBody })
  }
}

/** Early access: for members until then, whatever `isSubscriberOnly` says. */
async function publishEarly(who: Browser): Promise<Post> {
  const imageURLs = [await upload(who, await smallPicture('#667788'))]
  const body = story(paragraph(SECRET))
  const access = { isSubscriberOnly: false, publicAt: TOMORROW }
  const answer = await who.post('/api/admin/posts', { title: 'Early', type: 'gallery', imageURLs, body, ...access })
  expect(answer.status).toBe(201)
  return answer.json as Post
}

/** A failure contains no secret either. */
function expectAnswered(status: number, address: string) {
  expect([200, 400, 401, 403, 404], address).toContain(status)
}

/** Every address that answers a GET, with every post in the place of its id. */
function addresses(): string[] {
  const all = [...posts, ...hidden]
  const api = endpoints
    .filter(hasEnd)
    .filter(({ method, path }) => method === 'GET' && path !== '/billing' && path !== '/logout')
    .flatMap(({ path }) => {
      const filled = path.startsWith('/posts/') ? all : isDeep || takesPost(path) ? posts : posts.slice(0, 1)
      return path.includes(':id') ? filled.map(({ id }) => path.replace(':id', String(id))) : [path]
    })
    .map((path) => `/api${path.replace(':key', 'cover_photo_url').replace(':reference', 'HUNT-AAAAAAAAAA')}`)
  const lists = ['/api/posts?limit=20', '/api/posts/page?filter=public', '/api/posts/page?filter=subscribers']
  const pages = ['/', '/content', '/content?filter=public', '/shop', '/merchandise', '/subscribe', '/nowhere']
  const panel = ['/cms', '/cms/api/posts', '/cms/api/posts/versions', '/cms/api/employee-changes', '/cms/api/media']
  const ofPosts = all.flatMap(({ id }) => [`/content/${id}`, `/content/${id}?preview=1`, `/cms/api/posts/${id}`])
  const original = [...api, ...lists, ...pages, ...panel, ...ofPosts, '/sitemap.xml', '/feed.xml', '/robots.txt']
  return original.flatMap((address) => [address, ...inGerman(address)])
}

/** Elsewhere the id is something else’s. */
const takesPost = (path: string): boolean => /\/(posts|watching)\//.test(path)

/** The twins of addresses that may show a translation. */
function inGerman(address: string): string[] {
  if (/^\/api\/(posts(\/page|\/\d+(\/related|\/field-copy)?)?(\?.*)?|series\/.*|watching)$/.test(address))
    return [`${address}${address.includes('?') ? '&' : '?'}language=de`]
  return /^\/(content\b.*|shop|merchandise|subscribe|nowhere)?$/.test(address) ? [inLanguage('de', address)] : []
}

const isLeaked = (text: string) =>
  text.includes(SECRET) || text.includes(HIDDEN) || secretKeys.some((key) => text.includes(key))

describe.each(['signed out', 'signed in without a membership'] as const)('a visitor who is %s', (who) => {
  it('finds nothing from below a divider in any response', async () => {
    expect(secretKeys).toHaveLength(9)
    for (const address of addresses()) {
      const { status, text, headers } = await visitors[who].get(address)
      expectAnswered(status, address)
      expect(isLeaked(`${text} ${JSON.stringify([...headers])}`), address).toBe(false)
    }
  })

  it('finds nothing in cached responses after a member has read them', async () => {
    const [reader, visitor] = [caching.as(member), caching.as(visitors[who])]
    for (const { id } of posts)
      for (const query of ['', '?language=de'])
        expect((await reader.get(`/api/posts/${id}${query}`)).text).toContain(SECRET)
    for (const address of addresses()) {
      await reader.get(address)
      for (let time = 0; time < 3; time++) {
        const { status, text } = await visitor.get(address)
        expectAnswered(status, address)
        expect(isLeaked(text), address).toBe(false)
      }
    }
  }, 60_000)

  it('can’t read the files below a divider, whole, in part and in any size', async () => {
    for (const key of secretKeys)
      for (const address of [`/media/${key}`, `/media/${key}?w=320`]) {
        const whole = await visitors[who].get(address)
        const part = await visitors[who].get(address, { headers: { range: 'bytes=0-9' } })
        expect([whole.status, part.status]).toEqual(who === 'signed out' ? [401, 401] : [403, 403])
      }
  })

  it('reads what is above it, also on the page', async () => {
    for (const post of posts.slice(0, 2)) {
      expect((await visitors[who].get(`/api/posts/${post.id}`)).text).toContain(OPEN)
      expect((await visitors[who].get(`/content/${post.id}`)).text).toContain(OPEN)
      expect((await visitors[who].get(`/api/posts/${post.id}?language=de`)).text).toContain(OPEN)
      expect((await visitors[who].get(`/de/content/${post.id}`)).text).toContain(OPEN)
    }
  })
})

it('a member reads all of it, in the response and in the page’s data', async () => {
  for (const { id } of posts) {
    expect((await member.get(`/api/posts/${id}`)).text).toContain(SECRET)
    expect((await member.get(`/content/${id}`)).text).toContain(SECRET)
    expect((await member.get(`/api/posts/${id}?language=de`)).text).toContain(SECRET)
    expect((await member.get(`/de/content/${id}`)).text).toContain(SECRET)
  }
  for (const key of secretKeys) expect((await member.get(`/media/${key}`)).status).toBe(200)
})

it('employees’ changes are audited without the text', async () => {
  const { rows } = await site.pool.query<{ details: unknown }>('select details from employee_changes')
  expect(JSON.stringify(rows)).toContain('Body')
  expect(JSON.stringify(rows)).toContain('German text')
  expect(JSON.stringify(rows)).not.toContain(SECRET)
})

it('the feed and the head of a page describe a post by what everyone can read', async () => {
  const guest = visitors['signed out']
  expect((await guest.get('/feed.xml')).text).toContain(`<description>${OPEN}</description>`)
  expect((await guest.get(`/content/${posts[0]?.id}`)).text).toContain(`<meta name="description" content="${OPEN}">`)
})
