import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { deadlockOnce } from '../../support/deadlockOnce.ts'
import { signInElsewhere } from '../../support/members.ts'
import { PASSWORD, signUpMember } from '../../support/people.ts'
import { fillCart, syncCatalogue } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let cheap: number
let dear: number
let scarce: number

beforeAll(async () => {
  await syncCatalogue(site)
  const { rows } = await site.pool.query<{ id: number }>(
    'select id from variants where sellable and stock > 100 order by id limit 3',
  )
  ;[cheap = 0, dear = 0, scarce = 0] = rows.map(({ id }) => id)
})

type Line = { id: number; quantity: number; variant: { id: number } }
const cartOf = async (visitor: Browser) => (await visitor.get('/api/cart')).json as Line[]
const quantities = async (visitor: Browser) =>
  Object.fromEntries((await cartOf(visitor)).map(({ variant, quantity }) => [variant.id, quantity]))
describe('signing in', () => {
  it('keeps the guest’s cart', async () => {
    const guest = site.visitor()
    await fillCart(guest, dear, 2)
    const answer = await guest.post('/api/signup', {
      email: 'carries@example.test',
      password: PASSWORD,
      firstName: 'A',
      lastName: 'B',
    })
    expect(answer.status).toBe(201)
    expect(await quantities(guest)).toEqual({ [dear]: 2 })
  })

  it('merges the guest’s cart into the account’s, up to twenty of each variant', async () => {
    const member = await signUpMember(site)
    await fillCart(member, dear, 2)
    await fillCart(member, cheap, 15)
    const guest = site.visitor()
    await fillCart(guest, dear, 3)
    await fillCart(guest, cheap, 10)
    await fillCart(guest, scarce)
    await guest.post('/api/login', { email: member.email, password: PASSWORD })
    const expected = { [dear]: 5, [cheap]: 20, [scarce]: 1 }
    expect(await quantities(guest)).toEqual(expected)
    expect(await quantities(member)).toEqual(expected)
  })

  it('merges the guest’s cart although that deadlocks with a payment of it', async () => {
    const member = await signUpMember(site)
    await fillCart(member, dear)
    const guest = site.visitor()
    await fillCart(guest, cheap)
    const { result: answer } = await deadlockOnce(site, 'carts', () =>
      guest.post('/api/login', { email: member.email, password: PASSWORD }),
    )
    expect(answer.status).toBe(200)
    expect(await quantities(member)).toEqual({ [dear]: 1, [cheap]: 1 })
  })

  it('keeps the fifty items that were added last when both carts hold more together', async () => {
    const member = await signUpMember(site)
    const guest = site.visitor()
    const { rows } = await site.pool.query<{ id: number }>(
      'select id from variants where sellable order by id limit 62',
    )
    const [first = 0, ...ids] = rows.map(({ id }) => id)
    const [ours, theirs] = [ids.slice(0, 30), ids.slice(30)]
    await fillCart(member, first)
    await fillCart(guest, theirs[0] ?? 0)
    for (const [items, added, hours] of [
      [ours, first, 2],
      [theirs.slice(1), theirs[0], 0],
    ] as const)
      await site.pool.query(
        `insert into cart_items (cart_id, variant_id, quantity, price_seen_cents, updated_at)
         select c.cart_id, v.id, 1, 100, now() - make_interval(hours => $3)
         from unnest($1::int[]) v (id), (select cart_id from cart_items where variant_id = $2 order by id desc limit 1) c`,
        [items, added, hours],
      )
    await guest.post('/api/login', { email: member.email, password: PASSWORD })
    const kept = Object.keys(await quantities(member)).map(Number)
    expect(kept).toHaveLength(50)
    expect(kept).toEqual(expect.arrayContaining([first, ...theirs]))
  })

  it('repeatedly adds nothing twice', async () => {
    const member = await signUpMember(site)
    await fillCart(member, dear, 2)
    for (let time = 0; time < 3; time++) await member.post('/api/login', { email: member.email, password: PASSWORD })
    expect(await quantities(member)).toEqual({ [dear]: 2 })
  })

  it('on two devices at once merges both carts', async () => {
    const member = await signUpMember(site)
    const guests = [site.visitor(), site.visitor()]
    await Promise.all(guests.map((guest) => fillCart(guest, dear, 2)))
    await Promise.all(guests.map((guest) => guest.post('/api/login', { email: member.email, password: PASSWORD })))
    expect(await quantities(member)).toEqual({ [dear]: 4 })
  })

  it('shows the account’s cart on every device', async () => {
    const member = await signUpMember(site)
    await fillCart(member, dear)
    const elsewhere = await signInElsewhere(site, member)
    expect(await quantities(elsewhere)).toEqual({ [dear]: 1 })
  })

  it('as another account does not show the previous account’s cart', async () => {
    const first = await signUpMember(site)
    await fillCart(first, dear, 2)
    const second = await signUpMember(site)
    await first.post('/api/logout')
    await first.post('/api/login', { email: second.email, password: PASSWORD })
    expect(await quantities(first)).toEqual({})
    await fillCart(first, cheap)
    expect(await quantities(second)).toEqual({ [cheap]: 1 })
  })
})

describe('an account’s cart', () => {
  const copyOf = (guest: Browser): Browser => {
    const copy = site.visitor()
    for (const [name, value] of guest.cookies) copy.cookies.set(name, value)
    return copy
  }
  const leaves = async (guest: Browser) => {
    await guest.post('/api/signup', {
      email: `leaves${Math.random()}@example.test`,
      password: PASSWORD,
      firstName: 'A',
      lastName: 'B',
    })
  }

  it('can’t be read, filled or cleared with the guest cookie from before sign-in', async () => {
    const guest = site.visitor()
    await fillCart(guest, dear, 2)
    const copy = copyOf(guest)
    await leaves(guest)
    expect(guest.cookies.has('stonehunt-cart')).toBe(false)
    const [line] = await cartOf(guest)
    expect(await cartOf(copy)).toEqual([])
    expect((await copy.put(`/api/cart/${line?.id}`, { quantity: 9 })).status).toBe(404)
    await fillCart(copy, cheap)
    await copy.delete('/api/cart')
    expect(await quantities(guest)).toEqual({ [dear]: 2 })
  })

  it('can’t be opened with the guest cookie after the carts were merged', async () => {
    const member = await signUpMember(site)
    await fillCart(member, dear)
    const guest = site.visitor()
    await fillCart(guest, cheap)
    const copy = copyOf(guest)
    await guest.post('/api/login', { email: member.email, password: PASSWORD })
    expect(await quantities(member)).toEqual({ [dear]: 1, [cheap]: 1 })
    expect(await cartOf(copy)).toEqual([])
  })

  it('stays with the account at sign-out, and the browser starts a new one', async () => {
    const member = await signUpMember(site)
    await fillCart(member, dear)
    expect(member.cookies.has('stonehunt-cart')).toBe(false)
    await member.post('/api/logout')
    expect(await cartOf(member)).toEqual([])
    await fillCart(member, cheap)
    expect(await quantities(await signInElsewhere(site, member))).toEqual({ [dear]: 1 })
    await member.post('/api/login', { email: member.email, password: PASSWORD })
    expect(await quantities(member)).toEqual({ [dear]: 1, [cheap]: 1 })
  })

  it('leaves no cart cookie after sign-out through a link', async () => {
    const guest = site.visitor()
    await fillCart(guest, dear)
    await leaves(guest)
    await fillCart(guest, cheap)
    const before = copyOf(guest)
    await guest.get('/api/logout')
    expect([...guest.cookies.keys()].filter((name) => /cart|token/.test(name))).toEqual([])
    expect(await cartOf(before)).toEqual([])
  })

  it('is not confused with a guest’s cart, which survives a sign-out without a session', async () => {
    const guest = site.visitor()
    await fillCart(guest, dear)
    await guest.post('/api/logout')
    expect(await quantities(guest)).toEqual({ [dear]: 1 })
  })
})
