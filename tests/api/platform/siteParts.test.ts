import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PART_OF_SETTING } from '#contracts/platform/sitePartNames.ts'
import { settingOf, type SettingKey } from '#contracts/platform/settings.ts'
import { SITE_PARTS, type SitePart } from '#contracts/platform/siteParts.ts'
import { studioSections } from '../../../cms/components/platform/studio/studioSections.ts'
import { STUDIO_ENTRIES } from '#domain/operations/studioSearch/studioEntries.ts'
import type { Browser } from '../../support/Browser.ts'
import { eventually, signUpEmployee, signUpMember } from '../../support/people.ts'
import { mailedLink, mailsTo } from '../../support/mails.ts'
import { addOwnGood } from '../../support/ownGoods.ts'
import { openShop } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite({ keepsAnswers: true })
let owner: Browser
let member: Browser
let articles: { merchandise: string; product: string }
let variants: { print: number; own: number }

beforeAll(async () => {
  owner = await signUpEmployee(site)
  member = await signUpMember(site)
  const [print = 0] = await openShop(site)
  const hammer = await addOwnGood(owner, { name: 'Estwing hammer', price: 40, stock: 3 })
  const { rows } = await site.pool.query<{ id: number }>('select min(id) as id from merchandise')
  variants = { print, own: hammer.variantId }
  articles = { merchandise: String(rows[0]?.id), product: String(hammer.id) }
})
beforeEach(() => switchOff())

const switchOff = async (...parts: SitePart[]) =>
  expect((await owner.put('/api/admin/settings', { parts_off: parts.join(',') })).status).toBe(200)
const statusOf = async (path: string, who: Browser = site.visitor()) => (await who.get(path)).status

type Part = {
  pages?: string[]
  /** Calls of a signed-in member that are gone. */
  calls?: [method: 'get' | 'post', path: string][]
  /** What other pages ask for answers, but says nothing. */
  empty?: [path: string, answer: unknown][]
  lists?: string[]
}

const PARTS: Record<SitePart, Part> = {
  merchandise: {
    pages: ['/merchandise'],
    empty: [['/api/merchandise', []]],
    lists: ['merchandise', 'variants', 'sync-runs'],
  },
  'own-goods': { pages: ['/shop'], empty: [['/api/products', []]], lists: ['products'] },
  'gift-cards': {
    pages: ['/gift-cards'],
    calls: [['post', '/api/gift-cards']],
    empty: [['/api/gift-cards', { amounts: [] }]],
    lists: ['gift-cards', 'gift-card-sales'],
  },
  'gift-memberships': {
    pages: ['/gift-memberships'],
    calls: [['post', '/api/gift-memberships']],
    empty: [['/api/gift-memberships', { terms: [] }]],
    lists: ['gift-memberships'],
  },
  reviews: { pages: ['/reviews'], calls: [['get', '/api/orders/HUNT-1/reviews']], lists: ['reviews'] },
  questions: {
    pages: ['/questions'],
    calls: [['get', '/api/questions']],
    empty: [['/api/questions/open', { round: null }]],
    lists: ['question-rounds', 'questions'],
  },
  guesses: { empty: [['/api/guesses/playable', { guess: null, next: null }]], lists: ['guesses'] },
  finds: {
    pages: ['/finds', '/finds/labels'],
    calls: [['get', '/api/finds']],
    empty: [['/api/find-of-the-month', { find: null }]],
    lists: ['logged-finds'],
  },
  identify: { pages: ['/identify'], calls: [['get', '/api/identifications']], lists: ['identifications'] },
  uploads: { pages: ['/upload'], calls: [['post', '/api/posts']] },
  referrals: { calls: [['get', '/api/account/referrals']] },
  german: {},
  europe: {},
}

describe.each(SITE_PARTS.map((part) => [part, PARTS[part]] as const))('with %s switched off', (part, given) => {
  const { pages = [], calls = [], empty = [], lists = [] } = given

  it('its pages, calls and lists are gone, and there again afterwards', async () => {
    const see = async () => ({
      pages: await Promise.all(pages.map((path) => statusOf(path))),
      calls: await Promise.all(calls.map(async ([method, path]) => (await member[method](path, {})).status)),
      lists: studioSections(site.payload, { role: 'owner' } as never, await off()).flatMap(({ tabs }) =>
        tabs.map(({ href }) => href).filter((href) => lists.some((list) => href === `/cms/collections/${list}`)),
      ).length,
    })
    const before = await see()
    expect(before.pages).toEqual(pages.map(() => 200))
    // Refused for what is missing in them, but there.
    for (const [at, status] of before.calls.entries())
      expect(status === 404 ? calls[at]?.[1] : 'there').toMatch(/there|HUNT-1/)
    expect(before.lists).toBe(lists.length)
    await switchOff(part)
    expect(await see()).toEqual({ pages: pages.map(() => 404), calls: calls.map(() => 404), lists: 0 })
    for (const [path, answer] of empty) expect((await site.visitor().get(path)).json, path).toEqual(answer)
    await switchOff()
    expect(await see()).toEqual(before)
  })

  it('neither the sitemap, nor the shortcuts, nor the search of the panel know it', async () => {
    const named = (Object.keys(PART_OF_SETTING) as SettingKey[]).filter((key) => PART_OF_SETTING[key] === part)
    const knowsList = async (slug: string) => {
      const { label } = STUDIO_ENTRIES.find(({ url }) => url === `/cms/collections/${slug}`) ?? { label: slug }
      return (await owner.get(`/api/admin/search?q=${encodeURIComponent(label)}`)).text.includes(`/${slug}"`)
    }
    const see = async () => {
      const [sitemap, manifest] = await Promise.all(
        ['/sitemap.xml', '/manifest.webmanifest'].map(async (path) => (await site.visitor().get(path)).text),
      )
      const found = await Promise.all(
        named.map(async (key) => {
          const { text } = await owner.get(`/api/admin/search?q=${encodeURIComponent(settingOf(key).label)}`)
          return text.includes(`#setting-${key}"`)
        }),
      )
      return {
        sitemap: pages.filter((page) => sitemap?.includes(`${page}<`)),
        shortcuts: pages.filter((page) => manifest?.includes(`"${page}"`)),
        settings: named.filter((_, at) => found[at]),
        places: (await Promise.all(lists.map(knowsList))).filter((isKnown) => isKnown).length,
      }
    }
    const closed = ['/reviews', '/finds', '/finds/labels', '/upload']
    const before = await see()
    expect(before.sitemap).toEqual(pages.filter((page) => !closed.includes(page)))
    expect(before.shortcuts).toEqual(pages.filter((page) => ['/merchandise', '/finds'].includes(page)))
    expect(before.settings).toEqual(named)
    expect(before.places).toBe(lists.length)
    await switchOff(part)
    expect(await see()).toEqual({ sitemap: [], shortcuts: [], settings: [], places: 0 })
  })
})

const off = async (): Promise<SitePart[]> => ((await site.visitor().get('/api/config')).json as { off: SitePart[] }).off

it('articles go with their lists, and can’t be put into a cart', async () => {
  const paths = [`/merchandise/${articles.merchandise}`, `/shop/${articles.product}`]
  for (const path of paths) expect([200, 301]).toContain(await statusOf(path))
  const add = (variantId: number) => site.visitor().post('/api/cart', { merchandiseVariantId: variantId, quantity: 1 })
  expect((await add(variants.print)).status).toBe(201)
  expect((await add(variants.own)).status).toBe(201)
  await switchOff('merchandise')
  expect([(await add(variants.print)).status, (await add(variants.own)).status]).toEqual([404, 201])
  await switchOff('merchandise', 'own-goods')
  expect((await add(variants.own)).status).toBe(404)
  for (const path of [...paths, ...paths.map((one) => `/api${one.replace('/shop', '/products')}`)])
    expect(await statusOf(path), path).toBe(404)
  expect((await site.visitor().get('/merchant-feed.xml')).text).not.toContain('<item>')
})

it('without German, its addresses lead to the English pages and are offered nowhere', async () => {
  expect(await statusOf('/de/content')).toBe(200)
  expect((await site.visitor().get('/content')).text).toContain('hreflang="de"')
  expect((await site.visitor().get('/api/login')).text).toContain('Deutsch')
  await switchOff('german')
  const answer = await site.visitor().get('/de/content?filter=popular')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/content?filter=popular'])
  expect((await site.visitor().get('/content')).text).not.toContain('hreflang="de"')
  expect((await site.visitor().get('/sitemap.xml')).text).not.toContain('/de/')
  expect(answer.headers.get('set-cookie')).toMatch(/^stonehunt-language=;/)
  expect((await site.visitor().get('/api/login')).text).not.toContain('Deutsch')
})

it('without German, sign-in pages and emails are in English', async () => {
  const person = await signUpMember(site)
  const name = { firstName: 'Ada', lastName: 'Stone', language: 'de' }
  expect((await person.patch('/api/account', name)).status).toBe(200)
  const reader = site.visitor()
  reader.cookies.set('stonehunt-language', 'de')
  expect((await reader.get('/api/login?redirect=/de/content')).text).toContain('<html lang="de">')
  await switchOff('german')
  const moved = await reader.get('/api/login?redirect=/de/content')
  expect([moved.status, moved.headers.get('location')]).toEqual([303, '/api/login?redirect=%2Fcontent'])
  expect((await reader.get('/api/login?redirect=/content')).text).toContain('<html lang="en">')
  expect((await reader.get('/api/login?language=de')).headers.get('location')).toBe('/api/login')
  expect((await reader.get('/api/login')).text).toContain('<html lang="en">')
  await site.visitor().post('/api/forgot-password', { email: person.email })
  await mailedLink(site, person.email, '/api/reset-password')
  expect(await mailsTo(site, person.email, /^Choose a new password/)).toHaveLength(1)
})

it('without Europe, its countries are not sold to', async () => {
  const countries = async () =>
    ((await site.visitor().get('/api/config')).json as { shipping: { countries: string[] } }).shipping.countries
  await site.pool.query(
    `insert into site_settings (key, value) values ('shipping_countries', 'US,DE,GB,NO')
     on conflict (key) do update set value = excluded.value`,
  )
  await switchOff('europe')
  expect(await countries()).toEqual(['US'])
  // What a seller to Europe must enter is asked when it is on again.
  expect((await owner.put('/api/admin/settings', { shipping_countries: 'US,DE' })).status).toBe(200)
  expect((await owner.put('/api/admin/settings', { parts_off: '' })).status).toBe(400)
  await site.pool.query(`delete from site_settings where key = 'shipping_countries'`)
})

it('a new site begins without “Identify my stone”, and unknown names are refused', async () => {
  await site.pool.query(`delete from site_settings where key = 'parts_off'`)
  await expect.poll(off).toEqual(['identify'])
  expect((await owner.put('/api/admin/settings', { parts_off: 'checkout' })).status).toBe(400)
})

const FACTS = { sizeMm: 42, weightG: 80, streak: 'white', place: 'Lake Superior', note: 'Heavy for its size.' }

it('stones can be for subscribers, and a number of them a week', async () => {
  const ask = (who: Browser) => who.post('/api/identifications', FACTS)
  const set = (values: object) => owner.put('/api/admin/settings', values)
  await set({ identify_for: 'members' })
  expect(await ask(member)).toMatchObject({ status: 403, json: { code: 'stone_subscribers_only' } })
  await set({ identify_for: 'accounts', identify_per_week: '1' })
  expect((await ask(member)).status).toBe(201)
  await site.pool.query(`update identifications set status = 'waiting'`)
  const other = await signUpMember(site)
  expect(await ask(other)).toMatchObject({ status: 409, json: { code: 'stones_full' } })
  site.clock.aheadMs = 8 * 86_400_000
  expect((await ask(other)).status).toBe(201)
})

it('who sent a stone gets the answer while that part is off, without a link to its page', async () => {
  const person = await signUpMember(site)
  await owner.put('/api/admin/settings', { identify_for: 'accounts', identify_per_week: '' })
  const { id } = (await person.post('/api/identifications', FACTS)).json as { id: number }
  await site.pool.query(`update identifications set status = 'waiting' where id = $1`, [id])
  await switchOff('identify')
  const answer = { name: 'Lake Superior agate', confidence: 'certain', reasons: 'Red bands of iron.' }
  expect((await owner.post(`/api/admin/identifications/${id}/answer`, answer)).status).toBeLessThan(300)
  await eventually(async () => (await mailsTo(site, person.email, /^Your stone/)).length === 1)
  const [mail = ''] = await mailsTo(site, person.email, /^Your stone/)
  expect(mail).toContain('Red bands of iron.')
  expect(mail).not.toContain('/identify')
})
