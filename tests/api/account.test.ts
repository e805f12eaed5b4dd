import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../support/Browser.ts'
import { signInElsewhere, signUpPatron, signUpWithCard, whoIs } from '../support/members.ts'
import { eventually, PASSWORD, signUpEmployee, signUpMember, tellCards } from '../support/people.ts'
import { useSite } from '../support/site.ts'

const site = useSite()
let postId: number

beforeAll(async () => {
  const { rows } = await site.pool.query<{ id: number }>(
    `insert into posts (title, type, is_subscriber_only, status) values ('A ridge', 'video', true, 'published') returning id`,
  )
  postId = rows[0]?.id ?? 0
})

const leave = (person: Browser, password = PASSWORD) => person.post('/api/account/delete', { password })
const comment = (person: Browser, content: string) => person.post(`/api/posts/${postId}/comments`, { content })

/** Every stored row, in any table of the site, that still holds a text. */
async function rowsWith(text: string): Promise<string[]> {
  const { rows: tables } = await site.pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await site.pool.query<{ row: string }>(
      `select t::text as row from ${name} t where t::text ilike '%' || $1::text || '%'`,
      [text],
    )
    found.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return found
}

/** An order as the checkout leaves it, at some point of its way. */
async function orderOf(person: { email: string }, fulfilment: string, lastName = 'Person'): Promise<string> {
  const reference = `HUNT-${Math.random().toString(36).slice(2, 12).toUpperCase()}`
  await site.pool.query(
    `insert into orders (reference, payment, fulfilment, email, phone, shipping_address, billing_address, shipping_method, user_id, total_cents)
     select $1::text, 'paid', $2::text::enum_orders_fulfilment, email, '555 010 9999', $3::jsonb, $3::jsonb, 'standard', id, 2499 from users where email = $4`,
    [
      reference,
      fulfilment,
      JSON.stringify({
        firstName: 'Marlowe',
        lastName,
        street: '1 Seam Road',
        city: 'Duluth',
        country: 'US',
        state: 'MN',
      }),
      person.email,
    ],
  )
  return reference
}

describe('the data of an account', () => {
  it('is given to its owner as one JSON file, and to nobody else', async () => {
    expect((await site.visitor().get('/api/account/export')).status).toBe(401)
    const person = await signUpPatron(site)
    await comment(person, 'What a druse')
    await person.post('/api/contact', { message: 'Where is the quarry?' })
    const reference = await orderOf(person, 'shipped')
    const { status, headers, json } = await person.get('/api/account/export')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename=/)
    expect(json).toMatchObject({
      account: { email: person.email, firstName: 'Test' },
      comments: [{ content: 'What a druse', under: 'A ridge' }],
      messages: [{ message: 'Where is the quarry?' }],
      orders: [{ reference, email: person.email, totalCents: 2499 }],
      sessions: [{}],
    })
    expect(JSON.stringify(json)).not.toMatch(/hash|salt|seti_|sub_/)
  })
})

describe('deleting an account', () => {
  it('needs the password', async () => {
    const person = await signUpMember(site)
    expect(await leave(person, 'not it at all')).toMatchObject({
      status: 400,
      json: { errors: { password: 'That is not your password' } },
    })
    expect((await whoIs(person)).email).toBe(person.email)
    expect((await leave(site.visitor())).status).toBe(401)
  })

  it('leaves no trace of the person in any table, but the orders', async () => {
    const person = await signUpPatron(site)
    const elsewhere = await signInElsewhere(site, person)
    await site.pool.query(`update users set first_name = 'Marlowe', last_name = 'Quartzfield' where email = $1`, [
      person.email,
    ])
    await comment(person, 'Marlowe Quartzfield was here')
    await person.post('/api/contact', { message: 'It is Marlowe Quartzfield' })
    const arrived = await orderOf(person, 'delivered', 'Quartzfield')
    await eventually(async () => (await rowsWith(person.email)).every((row) => !row.includes('"sendMail"')))

    expect((await leave(person)).status).toBe(204)

    expect(await rowsWith(person.email)).toEqual([])
    expect(await rowsWith('Quartzfield')).toEqual([])
    const { rows } = await site.pool.query('select total_cents, shipping_address from orders where reference = $1', [
      arrived,
    ])
    expect(rows).toEqual([{ total_cents: '2499', shipping_address: { country: 'US', state: 'MN' } }])
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401)
    expect((await site.visitor().post('/api/login', { email: person.email, password: PASSWORD })).status).toBe(401)
  })

  it('keeps the address of an order until it has arrived', async () => {
    const person = await signUpMember(site)
    const reference = await orderOf(person, 'in_production')
    await leave(person)
    const addressOf = async () =>
      (await site.pool.query<{ email: string }>('select email from orders where reference = $1', [reference])).rows[0]
        ?.email
    expect(await addressOf()).toBe(person.email)
    await site.pool.query(`update orders set fulfilment = 'delivered' where reference = $1`, [reference])
    await site.pool.query(`select graphile_worker.add_job('housekeeping')`)
    await eventually(async () => (await addressOf()) === '')
  })

  it('ends the membership at the card provider, so that nothing is charged any more', async () => {
    const person = await signUpWithCard(site, '4000 0566 5566 5556')
    const { rows } = await site.pool.query<{ id: string }>(
      `select subscription_id as id from subscriptions join users u on u.id = user_id where u.email = $1`,
      [person.email],
    )
    expect((await leave(person)).status).toBe(204)
    const answer = await fetch(`${site.cardBase}/v1/subscriptions/${rows[0]?.id ?? ''}`, {
      headers: { authorization: 'Bearer sk_test_tests' },
    })
    expect(await answer.json()).toMatchObject({ status: 'canceled' })
  })

  it('changes nothing while the card provider is away', async () => {
    const person = await signUpWithCard(site, '5555 5555 5555 4444')
    await tellCards(site, 'faults', { mode: 'error500', path: 'DELETE /v1/subscriptions', times: 10 })
    expect(await leave(person)).toMatchObject({ status: 502, json: { code: 'card_provider_unreachable' } })
    expect(await whoIs(person)).toMatchObject({ email: person.email, isSubscriber: true })
    await tellCards(site, 'faults', { mode: null })
  })

  it('frees the address for a new account, without a second trial', async () => {
    const person = await signUpMember(site)
    await leave(person)
    expect((await whoIs(await signUpMember(site, person.email))).email).toBe(person.email)
  })

  it('is refused to the only employee', async () => {
    const employee = await signUpEmployee(site)
    expect(await leave(employee)).toMatchObject({ status: 409, json: { code: 'last_employee' } })
    await signUpEmployee(site)
    expect((await leave(employee)).status).toBe(204)
  })
})
