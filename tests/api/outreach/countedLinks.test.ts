import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { countedPath } from '#domain/platform/mail/linkToken.ts'
import type { Browser } from '../../support/Browser.ts'
import { writeLetter } from '../../support/letters.ts'
import { mailForms } from '../../support/mailForms.ts'
import { eventually, signUpConfirmed, signUpEmployee } from '../../support/people.ts'
import { publishGallery } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { link, paragraph, story } from '../../support/stories.ts'

const site = useSite()
const LEDGE = 'https://example.test/ledge?from=letter'
let employee: Browser & { email: string }
let readers: (Browser & { email: string })[]
let letterId: number
let path: string

const linksOf = async (address = `/api/admin/letters/${letterId}/email`) =>
  ((await employee.get(address)).json as { sent: { links: { url: string; clicks: number }[] } }).sent.links
const clicksOf = async (url = LEDGE) => (await linksOf()).find((one) => one.url === url)?.clicks ?? 0
const become = (clicks: number) => eventually(async () => (await clicksOf()) === clicks)
/** What is counted is counted by now: this click comes after it. */
async function settled(): Promise<number> {
  const before = await clicksOf()
  await site.visitor().get(path)
  await eventually(async () => (await clicksOf()) > before)
  return clicksOf()
}

beforeAll(async () => {
  employee = await signUpEmployee(site)
  readers = [await signUpConfirmed(site), await signUpConfirmed(site)]
  for (const reader of readers) await reader.put('/api/account/post-emails', { choice: 'at_once' })
  letterId = await writeLetter(site, employee, {
    subject: 'With a link',
    body: story(paragraph('Look ', link(LEDGE, 'at the ledge'), ' and ', link('mailto:ask@example.test', 'ask'))),
  })
  await employee.post(`/api/admin/letters/${letterId}/email`, { audience: 'everyone' })
  const mails = await Promise.all(readers.map(({ email }) => mailForms(site, email, 'With a link')))
  const [first = '', second] = mails.map(({ links }) => links.join())
  // The same for everyone: nothing in it names a person.
  expect(second).toBe(first)
  path = first
})

describe('the link of an email to many', () => {
  it('leads on without a cookie, and counts in total', async () => {
    const answer = await site.visitor().get(path)
    expect(answer).toMatchObject({ status: 302 })
    expect(answer.headers.get('location')).toBe(LEDGE)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.getSetCookie()).toEqual([])
    await become(1)
    // One after the other: of many at once, some are lost on purpose.
    for (const clicks of [2, 3, 4, 5, 6]) {
      await site.visitor().get(path)
      await become(clicks)
    }
    const { rows } = await site.pool.query<object>('select * from mailing_links')
    expect(rows.map((row) => Object.keys(row))).toEqual([['mailing_id', 'key', 'url', 'clicks']])
    expect(rows).toMatchObject([{ url: LEDGE, clicks: 6 }])
  })

  it('does not count what scanners and browsers fetch ahead', async () => {
    const before = await clicksOf()
    const head = await site.visitor().send('HEAD', path)
    expect(head.headers.get('location')).toBe(LEDGE)
    const ahead = await site.visitor().get(path, { headers: { 'sec-purpose': 'prefetch;prerender' } })
    expect(ahead.status).toBe(302)
    expect(await settled()).toBe(before + 1)
  })

  it('leads nowhere when it was changed or made up', async () => {
    const [token = '', signature = ''] = path.slice('/l/'.length).split('.')
    const evil = Buffer.from('1 https://evil.example/').toString('base64url')
    const other = Buffer.from(Buffer.from(token, 'base64url').toString().replace(/^\d+/, '2000000001')).toString(
      'base64url',
    )
    const made = [
      `${evil}.${signature}`,
      `${other}.${signature}`,
      `${token}.${'A'.repeat(22)}`,
      `${token}x.${signature}`,
      token,
      'x',
      '%00',
      'x'.repeat(5000),
    ]
    for (const forged of made) {
      const answer = await site.visitor().get(`/l/${forged}`)
      expect(answer.headers.get('location')).toBeNull()
      expect(answer.status).toBe(404)
    }
  })

  it('has one address: an extra character gets 404, whatever the length', async () => {
    for (const mailingId of [1, 12, 123]) {
      const whole = countedPath(site.payload, { mailingId, url: LEDGE }) ?? ''
      expect((await site.visitor().get(whole)).status).toBe(302)
      expect((await site.visitor().get(whole.replace('.', 'x.'))).status).toBe(404)
    }
  })

  it('to unsubscribe or to choose emails is not counted', async () => {
    const { raw, text, links } = await mailForms(site, readers[0]?.email ?? '', 'With a link')
    expect(links).toHaveLength(1)
    expect(text).toContain(LEDGE)
    expect(raw.replace(/=\r?\n/g, '')).toContain('/api/unsubscribe?token')
  })

  it('still leads on when the clicks can’t be stored, and when the mailing is gone', async () => {
    await site.pool.query('alter table mailing_links rename to mailing_links_away')
    onTestFinished(
      async () => void (await site.pool.query('alter table if exists mailing_links_away rename to mailing_links')),
    )
    expect((await site.visitor().get(path)).headers.get('location')).toBe(LEDGE)
    await site.pool.query('alter table mailing_links_away rename to mailing_links')
    const gone = countedPath(site.payload, { mailingId: 2_000_000_000, url: LEDGE }) ?? ''
    expect((await site.visitor().get(gone)).headers.get('location')).toBe(LEDGE)
  })

  it('is counted about thirty times a minute from one network, and leads on beyond that', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => site.visitor().get(path)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]))
    expect(await clicksOf()).toBeLessThanOrEqual(30)
  })
})

it('the links of an email about a post are counted beside it', async () => {
  const { id } = await publishGallery(employee, { title: 'A split ridge', isSubscriberOnly: false })
  await employee.post(`/api/admin/posts/${id}/email`, { audience: 'everyone' })
  const { links } = await mailForms(site, readers[1]?.email ?? '', 'New: A split ridge')
  expect(links).toHaveLength(1)
  const answer = await site.visitor().get(links[0] ?? '')
  expect(answer.headers.get('location')).toBe(`${site.url}/content/${id}`)
})
