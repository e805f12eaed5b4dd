import { Resolver } from 'node:dns/promises'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { SetupFinding } from '#contracts/operations/setup.ts'
import { PAGE_LANGUAGE_HEADER } from '#contracts/shared/languages.ts'
import { isSetUp } from '#domain/operations/reports/isSetUp.ts'
import { env } from '#env'
import { ensureWebhooks } from '#providers/spreadconnect/webhooks.ts'
import { stripe } from '#providers/stripe/client.ts'
import { checkWalletDomain, registerWalletDomain } from '#providers/stripe/walletDomain.ts'
import { store } from '#media/store/store.ts'
import type { Browser } from '../../support/Browser.ts'
import { buyGift, giftForm } from '../../support/giftSales.ts'
import { giveMembership } from '../../support/giftMemberships.ts'
import { startMailServer } from '../../support/mailServer.ts'
import { signUpWithCard } from '../../support/members.ts'
import { begin, payingMember, signUpWithoutTrial, VISA } from '../../support/memberships.ts'
import { buy } from '../../support/orders.ts'
import { signUpEmployee, signUpMember, tellCards } from '../../support/people.ts'
import { publishGallery } from '../../support/posts.ts'
import { losePrintProvider, openShop, unpaced } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { PRINT_KEY, PRINT_WEBHOOK_SECRET } from '../../support/siteVariables.ts'

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

  it('signs in at the mail server, and says why it can’t', async () => {
    const server = await startMailServer(() => null)
    onTestFinished(() => void delete env().SMTP_URL)
    env().SMTP_URL = server.url
    expect(await check('mail')).toMatchObject({
      state: 'done',
      text: expect.stringContaining('accepts the sign-in') as string,
    })
    await server.close()
    expect(await check('mail')).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('ECONNREFUSED') as string,
    })
  })

  it('reads the DNS records of the sender', async () => {
    const mx = vi.spyOn(Resolver.prototype, 'resolveMx').mockResolvedValue([{ exchange: 'mail.test', priority: 10 }])
    const txt = vi
      .spyOn(Resolver.prototype, 'resolveTxt')
      .mockImplementation((name) =>
        Promise.resolve([[name.startsWith('_dmarc.') ? 'v=DMARC1; p=reject' : 'v=spf1 mx -all']]),
      )
    onTestFinished(() => [mx, txt].forEach((spy) => spy.mockRestore()))
    expect(await check('mailRecords')).toMatchObject({
      state: 'done',
      text: expect.stringContaining('let mail servers trust your emails') as string,
    })
    mx.mockResolvedValue([])
    txt.mockResolvedValue([])
    expect(await check('mailRecords')).toMatchObject({
      state: 'failed',
      text: expect.stringMatching(/^MX: .* There are 3 problems in all\.$/) as string,
    })
  })

  it('opens the site by its own address', async () => {
    expect(await check('address')).toMatchObject({ state: 'open', text: expect.stringContaining('https') as string })
  })

  it('finds an address that visitors can open, or says why it doesn’t open', async () => {
    const { config } = site.payload
    const { serverURL } = config
    onTestFinished(() => void (config.serverURL = serverURL))
    config.serverURL = 'http://127.0.0.1:1'
    expect(await check('address')).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('Check DNS, the proxy and SITE_URL.') as string,
    })
    config.serverURL = 'https://stones.example.test'
    const send = globalThis.fetch
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((...call) =>
        call[0] === 'https://stones.example.test/healthz' ? Promise.resolve(new Response('ok')) : send(...call),
      )
    onTestFinished(() => fetched.mockRestore())
    expect(await check('address')).toEqual({ state: 'done', text: 'https://stones.example.test opens.' })
  })

  it('needs live keys of the card provider, and its events', async () => {
    // Its client was built for the emulator, which has no list of endpoints.
    const { STRIPE_API_BASE, STRIPE_SECRET_KEY, SITE_URL } = env()
    const endpoints = { object: 'list', data: [] as object[] }
    const list = vi.spyOn(stripe().webhookEndpoints, 'list').mockResolvedValue(endpoints as never)
    onTestFinished(() => {
      list.mockRestore()
      Object.assign(env(), { STRIPE_API_BASE, STRIPE_SECRET_KEY })
      site.payload.config.serverURL = SITE_URL
    })
    delete env().STRIPE_API_BASE
    expect(await check('cards')).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('does not exist') as string,
    })
    const url = `${SITE_URL}/api/webhooks/stripe`
    endpoints.data.push({ url, status: 'enabled', enabled_events: ['*'], api_version: null })
    expect(await check('cards')).toMatchObject({
      state: 'open',
      text: expect.stringContaining('in test mode') as string,
    })
    env().STRIPE_SECRET_KEY = 'sk_live_tests'
    expect(await check('cards')).toMatchObject({
      state: 'done',
      text: expect.stringContaining('sends every event this site needs') as string,
    })
    site.payload.config.serverURL = 'https://stones.example.test'
    expect(await check('cards')).toMatchObject({
      state: 'open',
      text: expect.stringContaining('stones.example.test isn’t registered for wallets') as string,
    })
  })

  it.each([
    ['unverified.example', ['Apple Pay isn’t active on unverified.example: The domain could not be verified.']],
    ['agates.example', []],
  ])('has wallets offered on %s, or says why they aren’t', async (domain, problems) => {
    expect(await checkWalletDomain(domain)).toEqual([`${domain} isn’t registered for wallets in Stripe’s dashboard.`])
    expect(await registerWalletDomain(domain)).toEqual(problems)
    expect(await checkWalletDomain(domain)).toEqual(problems)
    const { data } = await stripe().paymentMethodDomains.list({ domain_name: domain })
    await stripe().paymentMethodDomains.update(data[0]?.id ?? '', { enabled: false })
    expect(await checkWalletDomain(domain)).toEqual([`${domain} is disabled for wallets in Stripe’s dashboard.`])
    expect(await registerWalletDomain(domain)).toEqual(problems)
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

  it('writes what it found in the language of the page that asks', async () => {
    const inGerman = async (step: string) =>
      (await owner.send('GET', `/api/admin/setup/${step}`, { headers: { [PAGE_LANGUAGE_HEADER]: 'de' } }))
        .json as SetupFinding
    expect((await inGerman('prices')).text).toBe(
      'Mitglieder können für 12,12\u00A0$ im Monat oder 115,00\u00A0$ im Jahr abonnieren.',
    )
    expect((await inGerman('parts')).text).toMatch(
      /^An: Merchandise, Eigene Waren, .*Verkauf in Europa\. Aus: nichts\.$/,
    )
  })

  it('stores a file and reads it, and names the parts of the site that are on', async () => {
    expect(await check('files')).toMatchObject({
      state: 'done',
      text: expect.stringContaining('on this machine’s disk') as string,
    })
    const take = vi.spyOn(store(), 'take').mockRejectedValueOnce(new Error('ENOSPC: no space left on device'))
    onTestFinished(() => take.mockRestore())
    expect(await check('files')).toMatchObject({ state: 'failed', text: expect.stringContaining('ENOSPC') as string })
    await owner.put('/api/admin/settings', { parts_off: 'reviews,europe' })
    onTestFinished(async () => void (await owner.put('/api/admin/settings', { parts_off: 'identify' })))
    expect((await check('parts')).text).toMatch(/^On: Merchandise, .*Off: Reviews, Selling in Europe\.$/)
  })

  it('names the legal pages that still have their starting text', async () => {
    expect((await check('legalPages')).text).toMatch(/imprint.*privacy.*terms/)
    await site.pool.query(
      `update pages set body = replace(body::text, 'not legal advice', 'ours')::jsonb where slug <> 'imprint'`,
    )
    expect((await check('legalPages')).text).toBe('Still the starting text: imprint. Replace it with your own words.')
  })

  it('has a creator once she has written her name and an introduction', async () => {
    expect(await check('creator')).toMatchObject({ state: 'open' })
    const form = { creatorName: 'Mara Quill', creatorText: 'I hunt agates.' }
    expect((await owner.post('/cms/api/globals/landing', form)).status).toBe(200)
    expect(await check('creator')).toEqual({
      state: 'done',
      text: 'Mara Quill introduces the site on the landing page.',
    })
  })

  it('has a first sale once somebody has paid', async () => {
    await openShop(site)
    await publishGallery(owner)
    await begin(await signUpWithoutTrial(site))
    await signUpWithCard(site, VISA)
    expect(await check('firstSale')).toEqual({ state: 'open', text: 'No sale yet. Share your first post.' })
    expect(await isSetUp(site.pool)).toBe(false)
    await buyGift(site, giftForm())
    expect(await check('firstSale')).toEqual({ state: 'done', text: 'Paid orders, memberships and gifts: 1.' })
    expect(await isSetUp(site.pool)).toBe(true)
    await giveMembership(site)
    await payingMember(site)
    await buy(site, { variantIds: (await openShop(site)).slice(0, 1) })
    expect(await check('firstSale')).toEqual({ state: 'done', text: 'Paid orders, memberships and gifts: 4.' })
  }, 30_000)
})
