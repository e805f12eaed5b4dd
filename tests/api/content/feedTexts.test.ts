import { beforeAll, expect, it } from 'vitest'
import { FEED_TEXTS } from '../../cases/feedTexts.ts'
import { sync } from '../../support/catalogue.ts'
import { signUpPatron } from '../../support/members.ts'
import { jobsDone } from '../../support/orders.ts'
import { signUpEmployee } from '../../support/people.ts'
import { publishGallery } from '../../support/posts.ts'
import { elementsOf, readXml } from '../../support/readXml.ts'
import { unpaced } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
/** PostgreSQL stores no half characters. */
const STORED = FEED_TEXTS.filter(({ text }) => /^\P{Surrogate}*$/u.test(text))

beforeAll(async () => {
  unpaced()
  const employee = await signUpEmployee(site)
  await sync(employee)
  await jobsDone(site)
  for (const { text } of STORED) {
    const { id } = await publishGallery(employee, { title: 'Agate', isSubscriberOnly: false })
    await site.pool.query('update posts set title = $2, description = $2 where id = $1', [id, text])
  }
  const whole = STORED.map(({ text }) => text).join(' ')
  await site.pool.query('update merchandise set title = $1, description = $1, category = $1', [whole])
  await site.pool.query('update variants set appearance_name = $1, size_name = $1', [whole])
  await site.pool.query(`update site_settings set value = $1 where key in ('site_name', 'site_tagline')`, ['a\ufffeb'])
}, 60_000)

it.each(['/feed.xml', '/sitemap.xml', '/merchant-feed.xml'])('%s is read by an XML parser', async (path) => {
  const { text, status } = await site.visitor().get(path)
  expect(status).toBe(200)
  expect(readXml(text).children.length).toBeGreaterThan(0)
})

it('the feed has each title and description, without what XML doesn’t allow', async () => {
  const items = elementsOf(readXml((await site.visitor().get('/feed.xml')).text), 'item')
  const read = items.map((item) => [elementsOf(item, 'title')[0]?.text, elementsOf(item, 'description')[0]?.text])
  for (const { becomes } of STORED) expect(read).toContainEqual([becomes, becomes])
})

it('a private feed is read by an XML parser', async () => {
  const member = await signUpPatron(site)
  const { path } = (await member.post('/api/account/feed')).json as { path: string }
  const titles = elementsOf(readXml((await site.visitor().get(path)).text), 'item').map(
    (item) => elementsOf(item, 'title')[0]?.text,
  )
  for (const { becomes } of STORED) expect(titles).toContain(becomes)
})
