import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { mailedLink, mailsTo } from '../../support/mails.ts'
import { jobsDone } from '../../support/orders.ts'
import { addOwnGood, changeStock } from '../../support/ownGoods.ts'
import { PASSWORD, signUpConfirmed, signUpEmployee, signUpMember } from '../../support/people.ts'
import { openShop } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { runByTheClock } from '../../support/time.ts'

const site = useSite()
let variants: number[]

beforeAll(async () => {
  variants = await openShop(site)
})

let used = 0
/** A variant that no other test touches. */
function nextVariant(): number {
  const id = variants[++used]
  if (id === undefined) throw new Error('The shop has too few variants')
  return id
}
async function soldOut(): Promise<number> {
  const id = nextVariant()
  await setStock(id, 0)
  return id
}
const setStock = (id: number, stock: number) =>
  site.pool.query('update variants set stock = $2 where id = $1', [id, stock])
const watch = (person: Browser, variantId: number, more: object = {}) =>
  person.post('/api/item-alerts', { variantId, kind: 'stock', ...more })
const sent = async () => {
  await runByTheClock(site, 'sendItemAlerts')
  await jobsDone(site)
}
const own = async (person: Browser) => (await person.get('/api/item-alerts')).json as { id: number; kind: string }[]
const linkOf = async (email: string) => (await mailedLink(site, email, '/alerts')).searchParams.get('key') ?? ''

describe('an alert of a member', () => {
  it('takes one call, and is sent once when the variant is back', async () => {
    const person = await signUpConfirmed(site)
    const id = await soldOut()
    expect(await watch(person, id)).toMatchObject({ status: 201, json: { state: 'on' } })
    expect((await watch(person, id)).status).toBe(201)
    expect(await own(person)).toMatchObject([{ variantId: id, kind: 'stock', isConfirmed: true }])
    await sent()
    expect(await mailsTo(site, person.email)).toHaveLength(0)
    await setStock(id, 4)
    await Promise.all([runByTheClock(site, 'sendItemAlerts'), runByTheClock(site, 'sendItemAlerts')])
    await sent()
    expect(await mailsTo(site, person.email, / is back$/)).toHaveLength(1)
    await setStock(id, 0)
    await setStock(id, 5)
    await sent()
    expect(await mailsTo(site, person.email, / is back$/)).toHaveLength(1)
    expect(await own(person)).toEqual([])
  })

  it('about one of the owner’s goods leads to its page, also without merchandise, and names no color', async () => {
    const owner = await signUpEmployee(site)
    const good = await addOwnGood(owner, { name: 'Estwing hammer', price: 40, stock: 0 })
    const person = await signUpConfirmed(site)
    expect((await watch(person, good.variantId)).status).toBe(201)
    await owner.put('/api/admin/settings', { parts_off: 'merchandise' })
    await changeStock(owner, good, { change: 2 })
    await sent()
    await owner.put('/api/admin/settings', { parts_off: '' })
    const [mail = ''] = await mailsTo(site, person.email, 'Estwing hammer is back')
    expect(mail).toContain('Estwing hammer is in stock again, for $40.00.')
    expect(mail).toContain(`/shop/${good.id}-estwing-hammer?variant=${good.variantId}`)
  })

  it('about the price waits until it is lower than when it was made', async () => {
    const person = await signUpConfirmed(site)
    const id = nextVariant()
    expect((await watch(person, id, { kind: 'price' })).status).toBe(201)
    const priced = (change: number) =>
      site.pool.query('update variants set retail_price_cents = retail_price_cents + $2 where id = $1', [id, change])
    await priced(500)
    await sent()
    await priced(-500)
    await sent()
    expect(await mailsTo(site, person.email)).toHaveLength(0)
    await priced(-1)
    await sent()
    expect(await mailsTo(site, person.email, /now costs/)).toHaveLength(1)
  })

  it('can be deleted by that member only', async () => {
    const person = await signUpConfirmed(site)
    await watch(person, await soldOut())
    const [alert] = await own(person)
    const other = await signUpConfirmed(site)
    expect((await other.delete(`/api/item-alerts/${alert?.id}`)).status).toBe(404)
    expect((await site.visitor().delete(`/api/item-alerts/${alert?.id}`)).status).toBe(401)
    expect((await person.delete(`/api/item-alerts/${alert?.id}`)).status).toBe(204)
    expect(await own(person)).toEqual([])
  })

  it('without a confirmed address waits for the emailed link', async () => {
    const person = await signUpMember(site)
    const id = await soldOut()
    expect(await watch(person, id)).toMatchObject({ status: 201, json: { state: 'check-email' } })
    await setStock(id, 1)
    await sent()
    expect(await mailsTo(site, person.email, / is back$/)).toHaveLength(0)
  })

  it('is part of the export, and deleted with the account', async () => {
    const person = await signUpConfirmed(site)
    const id = await soldOut()
    await watch(person, id)
    await watch(site.visitor(), id, { kind: 'price', email: person.email })
    const data = (await person.get('/api/account/export')).json as { alerts: object[] }
    expect(data.alerts).toMatchObject([{ kind: 'stock', email: person.email }])
    expect((await person.post('/api/account/delete', { password: PASSWORD })).status).toBe(204)
    const { rows } = await site.pool.query('select 1 from item_alerts where email = $1', [person.email])
    expect(rows).toEqual([])
  })
})

describe('an alert of a guest', () => {
  it('begins with the emailed link, and ends with the one in its email, signed out', async () => {
    const email = 'waiting@example.test'
    const id = await soldOut()
    const guest = site.visitor()
    expect(await watch(guest, id, { email: 'Waiting@example.test' })).toMatchObject({ json: { state: 'check-email' } })
    const key = await linkOf(email)
    const linked = `/api/item-alerts/link?key=${key}`
    expect((await guest.get(linked)).json).toMatchObject({ state: 'unconfirmed', kind: 'stock' })
    await setStock(id, 1)
    await sent()
    expect(await mailsTo(site, email, / is back$/)).toHaveLength(0)
    expect((await guest.post(`/api/item-alerts/link/confirm?key=${key}`)).status).toBe(204)
    await sent()
    const [mail] = await mailsTo(site, email, / is back$/)
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect((await guest.get(linked)).json).toMatchObject({ state: 'sent' })

    const another = await soldOut()
    await watch(guest, another, { email })
    const address = /List-Unsubscribe:\s*<([^>]+)>/.exec(mail ?? '')?.[1] ?? ''
    const pressed = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(pressed.status).toBe(204)
    const { rows } = await site.pool.query('select 1 from item_alerts where email = $1', [email])
    expect(rows).toEqual([])
    expect((await guest.get(linked)).status).toBe(404)
  })

  it('cannot be confirmed or stopped with a forged key', async () => {
    const id = await soldOut()
    const email = 'forged@example.test'
    await watch(site.visitor(), id, { email })
    const key = await linkOf(email)
    const [number = '', signature = ''] = key.split('.')
    const forged = [`${Number(number) + 1}.${signature}`, `${number}.${'A'.repeat(43)}`, number, '', 'x', `0${key}`]
    for (const wrong of forged)
      for (const call of ['confirm', 'stop'])
        expect((await site.visitor().post(`/api/item-alerts/link/${call}?key=${wrong}`)).status).toBe(404)
    const { rows } = await site.pool.query('select confirmed_at from item_alerts where email = $1', [email])
    expect(rows).toEqual([{ confirmed_at: null }])
  })

  it('sends one link a day for the same wish, and no more than five to one address', async () => {
    const email = 'flooded@example.test'
    const ids = await Promise.all(Array.from({ length: 6 }, soldOut))
    const statuses: number[] = []
    for (const id of [...ids, ids[0] ?? 0]) statuses.push((await watch(site.visitor(), id, { email })).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 201])
    await jobsDone(site)
    expect(await mailsTo(site, email)).toHaveLength(5)
  })
})

describe('alerts', () => {
  it.each([
    [{ variantId: 2_000_000_000 }, 404, 'variant_not_found'],
    [{ variantId: 0 }, 400, 'invalid_input'],
    [{ variantId: 'x' }, 400, 'invalid_input'],
    [{ kind: 'drop' }, 400, 'invalid_input'],
    [{ email: 'not an address' }, 400, 'invalid_input'],
    [{ email: 'a@example.test\r\nBcc: b@example.test' }, 400, 'invalid_input'],
    [{ userId: 1 }, 400, 'invalid_input'],
  ])('with %j are refused', async (more, status, code) => {
    const answer = await watch(site.visitor(), variants[0] ?? 0, { email: 'wrong@example.test', ...more })
    expect(answer).toMatchObject({ status, json: { code } })
  })

  it('of a guest need an address, and of anyone a variant that is not in stock', async () => {
    expect(await watch(site.visitor(), await soldOut())).toMatchObject({
      status: 400,
      json: { errors: { email: 'Please enter a valid email address' } },
    })
    const answer = await watch(await signUpConfirmed(site), nextVariant())
    expect(answer).toMatchObject({ status: 409, json: { code: 'variant_in_stock' } })
  })

  it('of one address are at most fifty, also when they are made at once', async () => {
    const person = await signUpConfirmed(site)
    await site.pool.query(
      `insert into item_alerts (variant_id, kind, email, user_id, price_cents, created_at, confirmed_at)
       select v.id, 'price', $1, u.id, 1, now(), now() from users u,
         (select id from variants order by id desc limit 48) v where u.email = $1`,
      [person.email],
    )
    const ids = await Promise.all(Array.from({ length: 5 }, soldOut))
    const answers = await Promise.all(ids.map((id) => watch(person, id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409])
  })
})
