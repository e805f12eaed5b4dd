import { beforeAll, describe, expect, it } from 'vitest'
import { may, ROLES, type Role } from '#contracts/platform/roles.ts'
import { SETTINGS } from '#contracts/platform/settings.ts'
import { PAGE_LANGUAGE_HEADER } from '#contracts/shared/languages.ts'
import type { StudioResult } from '#contracts/operations/studio.ts'
import { STUDIO_ENTRIES } from '#domain/operations/studioSearch/studioEntries.ts'
import { studioSections } from '../../../cms/components/platform/studio/studioSections.ts'
import type { Browser } from '../../support/Browser.ts'
import { buy } from '../../support/orders.ts'
import { signUpByForm, signUpEmployee } from '../../support/people.ts'
import { publishGallery } from '../../support/posts.ts'
import { openShop } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
const employees = {} as Record<Role, Browser>
let order: { id: number; reference: string; email: string }

const find = async (role: Role, q: string, language = 'en'): Promise<StudioResult[]> => {
  const headers = { [PAGE_LANGUAGE_HEADER]: language }
  const { status, json } = await employees[role].send('GET', `/api/admin/search?${new URLSearchParams({ q })}`, {
    headers,
  })
  expect(status).toBe(200)
  return (json as { results: StudioResult[] }).results
}
const firstThree = async (role: Role, q: string) => (await find(role, q)).slice(0, 3).map(({ label }) => label)

beforeAll(async () => {
  for (const role of ROLES) employees[role] = await signUpEmployee(site, role)
  const person = await signUpByForm(site, 'bjorn.oconnor@example.test')
  await site.pool.query(`update users set first_name = 'Bjørn', last_name = 'O’Connor' where email = $1`, [
    person.email,
  ])
  await publishGallery(employees.owner, { title: 'First light on the Laguna bands' })
  const [variantId = 0] = await openShop(site)
  const bought = await buy(site, { variantIds: [variantId] })
  const { rows } = await site.pool.query<typeof order>('select id, reference, email from orders where id = $1', [
    bought.id,
  ])
  order = rows[0] ?? expect.fail()
})

describe('the search of the studio', () => {
  it.each([
    ['refund', 'Refund an order'],
    ['give money back', 'Refund an order'],
    ['how do I refund an order?', 'Refund an order'],
    ['new letter', 'New letter'],
    ['send a newsletter', 'New letter'],
    ['letters', 'Letters'],
    ['write a post', 'New post'],
    ['upload video', 'New post'],
    ['schedule a post', 'Publish a post later'],
    ['inbox', 'Inbox'],
    ['what needs me', 'Inbox'],
    ['invite employee', 'Invite an employee'],
    ['add a moderator', 'Invite an employee'],
    ['make someone an editor', 'Give a role'],
    ['permissions', 'What each role may do'],
    ['free membership', 'Give a complimentary membership'],
    ['monthly price', 'Monthly price'],
    ['change the price of the membership', 'Monthly price'],
    ['free trial', 'Free trial'],
    ['shipping costs canada', 'Standard, Canada'],
    ['free shipping', 'Free standard shipping from'],
    ['blocked words', 'Blocked words'],
    ['member discount', 'Member discount'],
    ['vat', 'VAT'],
    ['coupon', 'Promo codes'],
    ['create a discount code', 'New promo code'],
    ['declined cards', 'Failed payments'],
    ['revenue', 'Growth'],
    ['churn', 'Growth'],
    ['logo', 'Brand'],
    ['privacy policy', 'Pages'],
    ['menu', 'Menus and links'],
    ['cover photo', 'Change cover photo'],
    ['email wording', 'Email templates'],
    ['move from patreon', 'Move here from elsewhere'],
    ['csv of members', 'Download members'],
    ['who changed what', 'Changes'],
    ['spam comments', 'Comments'],
    ['forgot password', 'Someone forgot their password'],
    ['lost phone', 'Someone lost their phone'],
    ['2fa', 'Two-step sign-in'],
    ['abandoned carts', 'In carts'],
    ['zapier', 'Webhooks'],
    ['publish a film', 'New post'],
    ['answer a comment', 'Answer a comment'],
    ['refund an order', 'Refund an order'],
    ['change the price', 'Monthly price'],
    ['hide a product', 'Hide a product'],
    ['send a letter', 'New letter'],
    ['see why somebody left', 'See why members left'],
    ['add a page', 'New page'],
    ['make a code', 'New promo code'],
    ['invite an editor', 'Invite an employee'],
    ['ship a parcel', 'Pack and send an order'],
  ])('answers %j with %j among the first three', async (q, label) => {
    expect(await firstThree('owner', q)).toContain(label)
  })

  it.each(['Bjørn', 'bjorn oconnor', 'O’Connor', "o'con", 'bjorn.oconnor@example.test', 'BJORN.OC'])(
    'finds a person by %j',
    async (q) => {
      expect((await find('owner', q))[0]).toMatchObject({
        kind: 'person',
        label: 'Bjørn O’Connor',
        note: 'bjorn.oconnor@example.test',
      })
    },
  )

  it.each([
    ['erstatten', 'Bestellung erstatten'],
    ['geld zurück', 'Bestellung erstatten'],
    ['Wie ändere ich den Monatspreis?', 'Monatspreis'],
    ['refund', 'Bestellung erstatten'],
    ['newsletter schreiben', 'Neuer Brief'],
    ['versandkosten kanada', 'Standard, Kanada'],
    ['gesperrte wörter', 'Gesperrte Wörter'],
    ['einstellungen', 'Einstellungen'],
    ['rabattcode anlegen', 'Neuer Gutscheincode'],
    ['mitarbeiter einladen', 'Mitarbeitende einladen'],
    ['datenschutz', 'Seiten'],
    ['warum gekündigt', 'Sehen, warum Mitglieder gegangen sind'],
    ['passwort vergessen', 'Jemand hat sein Passwort vergessen'],
  ])('finds in German, for %j: %s', async (q, label) => {
    expect((await find('owner', q, 'de')).slice(0, 3).map((result) => result.label)).toContain(label)
  })

  it('finds a word inside a title without spaces', async () => {
    await publishGallery(employees.owner, { title: '秩父で鉱物採集をした日' })
    expect((await find('owner', '鉱物'))[0]).toMatchObject({ kind: 'post', label: '秩父で鉱物採集をした日' })
  })

  it.each(['pending', 'paid', 'failed'])('finds an order that is %s by its reference or address', async (payment) => {
    const { id, reference, email } = order
    await site.pool.query('update orders set payment = $1 where id = $2', [payment, id])
    for (const q of [reference, reference.toLowerCase(), reference.slice(0, 9), email])
      expect(await find('shop', q)).toContainEqual(
        expect.objectContaining({ kind: 'order', label: reference, url: `/cms/collections/orders/${id}` }),
      )
  })

  it('finds posts and articles by their titles', async () => {
    expect((await find('moderator', 'laguna light'))[0]).toMatchObject({ kind: 'post' })
    const { rows } = await site.pool.query<{ title: string }>('select title from merchandise limit 1')
    expect((await find('shop', rows[0]?.title ?? ''))[0]).toMatchObject({ kind: 'article', label: rows[0]?.title })
  })

  it('has for each role what its menu has, and nothing else', async () => {
    for (const role of ROLES) {
      // Safe: the menu reads only the role.
      const user = { role } as unknown as Parameters<typeof studioSections>[1]
      const menu = studioSections(site.payload, user, []).flatMap(({ label, tabs }) =>
        tabs.map((tab) => (tab.href === '/cms/inbox' ? { ...tab, label } : tab)),
      )
      const places = STUDIO_ENTRIES.filter(({ kind, needs }) => kind === 'place' && may({ role }, needs))
      expect(places.map(({ label, url: href }) => ({ label, href })).toSorted(byHref), role).toEqual(
        menu.toSorted(byHref),
      )
    }
  })

  it('has every setting that can be changed', () => {
    const shown = Object.keys(SETTINGS).filter(
      (key) => !['hidden', 'switches', 'word', 'prefix'].includes(SETTINGS[key as keyof typeof SETTINGS].kind),
    )
    const urls = STUDIO_ENTRIES.filter(({ kind }) => kind === 'setting').map(({ url }) => url)
    expect(urls).toEqual(shown.map((key) => `/cms/settings#setting-${key}`))
  })

  it('keeps people, orders and settings from roles that don’t read them', async () => {
    for (const role of ['editor', 'moderator'] as const)
      for (const q of ['bjorn', order.email, order.reference])
        expect(
          (await find(role, q)).filter(({ kind }) => kind === 'person' || kind === 'order'),
          `${role}: ${q}`,
        ).toEqual([])
    expect(await find('shop', 'bjorn')).toEqual([])
    expect((await find('shop', 'laguna')).filter(({ kind }) => kind === 'post')).toEqual([])
    expect((await find('moderator', 'monthly price')).filter(({ kind }) => kind === 'setting')).toEqual([])
  })

  it.each(['', ' ', '%', '__', '’', '\\', 'how to', 'zzzz'.repeat(25)])(
    'answers %j with nothing unexpected',
    async (q) => {
      expect((await find('owner', q)).filter(({ kind }) => kind === 'person' || kind === 'order')).toEqual([])
    },
  )

  it('is for employees', async () => {
    expect((await site.visitor().get('/api/admin/search?q=refund')).status).toBe(401)
    expect((await (await signUpByForm(site)).get('/api/admin/search?q=refund')).status).toBe(403)
    expect((await employees.owner.get(`/api/admin/search?q=${'a'.repeat(101)}`)).status).toBe(400)
  })

  it('can read indexes for people, orders and posts', async () => {
    const plan = async (from: string, text: string) => {
      const client = await site.pool.connect()
      try {
        await client.query('set enable_seqscan = off')
        const { rows } = await client.query(
          `explain select id from ${from} and ' ' || search_fold(${text}) like '% ada%'`,
        )
        return JSON.stringify(rows)
      } finally {
        await client.query('reset enable_seqscan')
        client.release()
      }
    }
    expect(await plan('users where true', `first_name || ' ' || last_name || ' ' || email`)).toContain(
      'users_in_studio',
    )
    expect(await plan(`orders where payment <> 'pending'`, `reference || ' ' || email`)).toContain('orders_in_studio')
    expect(await plan('posts where true', 'title')).toContain('posts_in_studio')
  })
})

const byHref = (one: { href: string }, other: { href: string }) => one.href.localeCompare(other.href)
