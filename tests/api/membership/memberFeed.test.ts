import { beforeAll, describe, expect, it } from 'vitest'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { Browser } from '../../support/Browser.ts'
import { endPatronage, signUpPatron, whoIs } from '../../support/members.ts'
import { eventually, signUpEmployee, signUpMember } from '../../support/people.ts'
import { type Post, publishFilm, publishGallery, setStored } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
type Person = Browser & { email: string }
let employee: Person
let film: Post
beforeAll(async () => {
  employee = await signUpEmployee(site)
  film = await publishFilm(employee, { title: 'An agate & its <bands>', isSubscriberOnly: true })
  await eventually(async () => {
    const { rows } = await site.pool.query(`select 1 from posts where id = $1 and status = 'published'`, [film.id])
    return rows.length === 1
  }, 60_000)
  await site.pool.query(
    `insert into film_chapters (post_id, starts_at_s, title, is_public) values ($1, 0, 'Start', true), ($1, 2, 'The cut', false)`,
    [film.id],
  )
})

type Item = {
  title: string
  link: string
  guid: string | { '#text': string }
  enclosure?: { url: string; length: string; type: string }
  'itunes:duration'?: number
  'psc:chapters'?: { 'psc:chapter': { start: string; title: string }[] }
}

async function feedOf(member: Person): Promise<string> {
  const answer = await member.post('/api/account/feed')
  expect(answer.status, answer.text).toBe(201)
  return (answer.json as { path: string }).path
}
const anyone = () => new Browser(site.url)
async function itemsOf(path: string): Promise<Item[]> {
  const { status, text } = await anyone().get(path)
  expect(status, text).toBe(200)
  expect(XMLValidator.validate(text)).toBe(true)
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', isArray: (name) => name === 'item' })
  return (parser.parse(text) as { rss: { channel: { item?: Item[] } } }).rss.channel.item ?? []
}
async function filmIn(path: string): Promise<string> {
  const item = (await itemsOf(path)).find(({ link }) => link.endsWith(`/content/${film.id}`))
  return new URL(item?.enclosure?.url ?? '').pathname
}

describe('the private feed of a member', () => {
  it('has published posts with films, lengths and chapters', async () => {
    const item = (await itemsOf(await feedOf(await signUpPatron(site)))).find(({ enclosure }) => enclosure)
    expect(item).toMatchObject({
      title: 'An agate &#38; its &#60;bands&#62;',
      link: expect.stringMatching(`/content/${film.id}$`) as string,
      enclosure: { type: 'video/mp4', length: expect.stringMatching(/^[1-9]\d+$/) as string },
      'psc:chapters': {
        'psc:chapter': [
          { start: '00:00:00.000', title: 'Start' },
          { start: '00:00:02.000', title: 'The cut' },
        ],
      },
    })
    expect(item?.['itunes:duration']).toBeGreaterThan(0)
  })

  it('plays films whole, in ranges and with HEAD, without cookies', async () => {
    const path = await feedOf(await signUpPatron(site))
    const address = new URL(await filmIn(path), site.url)
    const whole = await fetch(address)
    const bytes = Buffer.from(await whole.arrayBuffer())
    expect(whole.status).toBe(200)
    const item = (await itemsOf(path)).find(({ enclosure }) => enclosure)
    expect(bytes.length).toBe(Number(item?.enclosure?.length))
    const part = await fetch(address, { headers: { range: 'bytes=10-19' } })
    expect(part.status).toBe(206)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20))
    const head = await fetch(address, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe(String(bytes.length))
    expect((await fetch(new URL(path, site.url), { method: 'HEAD' })).status).toBe(200)
  })

  it('says so when the membership has ended, and plays no film', async () => {
    const member = await signUpPatron(site)
    const path = await feedOf(member)
    const address = await filmIn(path)
    await endPatronage(site, member)
    expect((await itemsOf(path)).map(({ title }) => title)).toEqual(['Your membership has ended'])
    expect((await anyone().get(address)).status).toBe(403)
    expect((await anyone().get(address, { headers: { range: 'bytes=0-1' } })).status).toBe(403)
    expect((await member.get('/api/account/feed')).json).toMatchObject({ isMember: false, feed: {} })
  })

  it('stops working when it is ended or gets a new address', async () => {
    const member = await signUpPatron(site)
    const first = await feedOf(member)
    const address = await filmIn(first)
    const second = await feedOf(member)
    expect((await anyone().get(first)).status).toBe(404)
    expect((await anyone().get(address)).status).toBe(404)
    expect((await anyone().get(second)).status).toBe(200)
    expect((await member.delete('/api/account/feed')).status).toBe(204)
    expect((await anyone().get(second)).status).toBe(404)
    expect((await member.get('/api/account/feed')).json).toEqual({ isMember: true, feed: null })
  })

  it('never has drafts, even of an employee who wrote them', async () => {
    const hidden = await publishGallery(employee, { title: 'Not yet' })
    await setStored(site, hidden, 'status', 'draft')
    const path = await feedOf(employee)
    expect((await itemsOf(path)).map(({ title }) => title)).not.toContain('Not yet')
    const address = await filmIn(path)
    await setStored(site, film, 'status', 'draft')
    expect((await anyone().get(address)).status).toBe(404)
    await setStored(site, film, 'status', 'published')
    expect((await anyone().get(address)).status).toBe(200)
  })

  it('is kept out of caches, search engines and Referer headers', async () => {
    const path = await feedOf(await signUpPatron(site))
    for (const address of [path, await filmIn(path)]) {
      const { headers } = await anyone().get(address)
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('set-cookie')).toBeNull()
    }
    expect((await anyone().get('/robots.txt')).text).toContain('Disallow: /feeds/')
  })

  it('is stored as a hash, and its reading is noted', async () => {
    const member = await signUpPatron(site)
    const path = await feedOf(member)
    const token = path.split('/').at(-1)?.replace('.xml', '') ?? ''
    expect((await member.get('/api/account/feed')).json).toMatchObject({ feed: { lastReadAt: null } })
    await itemsOf(path)
    expect((await member.get('/api/account/feed')).json).toMatchObject({
      feed: { lastReadAt: expect.any(String) as string },
    })
    const { rows } = await site.pool.query('select * from member_feeds')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await member.get('/api/account/export')).json).toMatchObject({
      privateFeed: { createdAt: expect.any(String) as string },
    })
  })

  it('is for members only, and ends with the account', async () => {
    const guest = await signUpMember(site)
    expect(await guest.post('/api/account/feed')).toMatchObject({ status: 403, json: { code: 'subscribers_only' } })
    const member = await signUpPatron(site)
    const path = await feedOf(member)
    await site.pool.query('update users set closed_at = now() where id = $1', [(await whoIs(member)).id])
    expect((await anyone().get(path)).status).toBe(404)
    expect((await anyone().get(`/feeds/${'a'.repeat(43)}.xml`)).status).toBe(404)
  })
})
