import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { SetupFinding } from '#contracts/setup.ts'
import { ensureWebhooks } from '#providers/spreadconnect/webhooks.ts'
import type { Browser } from '../support/Browser.ts'
import { signUpEmployee, signUpMember, tellCards } from '../support/people.ts'
import { publishGallery } from '../support/posts.ts'
import { losePrintProvider, openShop, unpaced } from '../support/shop.ts'
import { useSite } from '../support/site.ts'
import { PRINT_KEY, PRINT_WEBHOOK_SECRET } from '../support/siteVariables.ts'

const site = useSite({ keepsAnswers: true })
let owner: Browser

beforeAll(async () => {
  unpaced()
  owner = await signUpEmployee(site)
})
afterEach(() => tellCards(site, 'faults', { mode: null }))

const check = async (step: string) => (await owner.get(`/api/admin/setup/${step}`)).json as SetupFinding

async function unsubscribeFromAll(): Promise<void> {
  const headers = { 'X-SPOD-ACCESS-TOKEN': PRINT_KEY }
  const answer = await fetch(`${site.printBase}/subscriptions`, { headers })
  for (const { id } of (await answer.json()) as { id: string }[])
    await fetch(`${site.printBase}/subscriptions/${id}`, { method: 'DELETE', headers })
}

describe('the setup', () => {
  it('is checked by the owner only, and has no other steps', async () => {
    const statuses = await Promise.all(
      [site.visitor(), await signUpMember(site), await signUpEmployee(site, 'editor'), owner].map(
        async (person) => (await person.get('/api/admin/setup/mail')).status,
      ),
    )
    expect(statuses).toEqual([401, 403, 403, 200])
    expect((await owner.get('/api/admin/setup/nothing')).status).toBe(404)
  })

  it('says that emails are only written to files', async () => {
    expect(await check('mail')).toMatchObject({ state: 'open', text: expect.stringContaining('SMTP_URL') as string })
  })

  it('opens the site by its own address', async () => {
    expect(await check('address')).toMatchObject({ state: 'open', text: expect.stringContaining('https') as string })
  })

  it('finds the prices at the card provider', async () => {
    expect(await check('prices')).toEqual({
      state: 'done',
      text: 'Members can subscribe for $12.12 a month or $115.00 a year.',
    })
  })

  it('gives the reason when the card provider does not answer, and finds it again later', async () => {
    await tellCards(site, 'faults', { mode: 'error500', path: 'GET /v1/account' })
    expect(await check('cards')).toMatchObject({ state: 'failed' })
    await tellCards(site, 'faults', { mode: null })
    expect(await check('cards')).toMatchObject({ state: 'open' })
  })

  it('needs the print provider and its events', async () => {
    const restore = await losePrintProvider()
    expect(await check('print')).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('Failed to connect') as string,
    })
    restore()
    await unsubscribeFromAll()
    expect((await check('print')).text).toContain('Order.processed')
    await ensureWebhooks(`${site.url}/api/webhooks/spreadconnect`, PRINT_WEBHOOK_SECRET)
    expect(await check('print')).toMatchObject({ state: 'done' })
  })

  it('has a first article and a first post once they are there', async () => {
    expect([await check('firstArticle'), await check('firstPost')]).toMatchObject([
      { state: 'open' },
      { state: 'open' },
    ])
    await openShop(site)
    await publishGallery(owner)
    expect([await check('firstArticle'), await check('firstPost')]).toMatchObject([
      { state: 'done' },
      { state: 'done' },
    ])
    expect(await check('firstSale')).toMatchObject({ state: 'open' })
  })

  it('names the legal pages that still have their starting text', async () => {
    expect((await check('legalPages')).text).toMatch(/imprint.*privacy.*terms/)
    await site.pool.query(
      `update pages set body = replace(body::text, 'not legal advice', 'ours')::jsonb where slug <> 'imprint'`,
    )
    expect((await check('legalPages')).text).toBe('Still the starting text: imprint. Replace it with your own words.')
  })
})
