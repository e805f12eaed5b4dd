import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { sweepUploads } from '#media/sweepUploads.ts'
import { alertsLike } from '../../support/alerts.ts'
import type { Browser } from '../../support/Browser.ts'
import { askCards, subscriptionsOf } from '../../support/cards.ts'
import { deadlockOnce } from '../../support/deadlockOnce.ts'
import { holdRow } from '../../support/holdRow.ts'
import { meetAt } from '../../support/meetAt.ts'
import { signInElsewhere, signUpPatron, signUpWithCard, whoIs } from '../../support/members.ts'
import { payingMember } from '../../support/memberships.ts'
import {
  confirmEmail,
  confirmCard,
  eventually,
  PASSWORD,
  signUpEmployee,
  signUpConfirmed,
  signUpMember,
  tellCards,
} from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone, runByTheClock } from '../../support/time.ts'
import { smallPicture, upload } from '../../support/uploads.ts'

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

/** Without emails in the outbox, which count as sent. */
async function filesWith(text: string): Promise<string[]> {
  const entries = await readdir(site.dataDir, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const own = paths.filter((path) => !path.startsWith(join(site.dataDir, 'outbox')))
  const contents = await Promise.all(own.map((path) => readFile(path)))
  return own.filter((path, index) => path.includes(text) || contents[index]?.includes(text))
}

/** @returns the cart. */
async function askForReminder(email: string): Promise<number> {
  const { rows } = await site.pool.query<{ cartId: number }>(
    `with cart as (insert into carts (key_hash) values (gen_random_uuid()) returning id)
     insert into cart_reminders (cart_id, email, asked_at) select id, $1, now() from cart returning cart_id as "cartId"`,
    [email],
  )
  return rows[0]?.cartId ?? 0
}

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

describe('the data export of an account', () => {
  it('is one JSON file for its owner only', async () => {
    expect((await site.visitor().get('/api/account/export')).status).toBe(401)
    const person = await signUpPatron(site)
    await comment(person, 'What a druse')
    await person.post('/api/contact', { message: 'Where is the quarry?' })
    const reference = await orderOf(person, 'shipped')
    const { status, headers, json } = await person.get('/api/account/export')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename=/)
    expect(json).toMatchObject({
      account: { email: person.email, firstName: 'Test', emailsAboutReplies: true },
      comments: [{ content: 'What a druse', under: 'A ridge' }],
      messages: [{ message: 'Where is the quarry?' }],
      orders: [{ reference, email: person.email, totalCents: 2499 }],
      sessions: [{ browser: null, system: null, network: '127.0.0.1' }],
      devices: [{}],
    })
    expect(JSON.stringify(json)).not.toMatch(/hash|salt|seti_|sub_/)
  })

  it('contains the photos of claims', async () => {
    const person = await signUpConfirmed(site)
    const reference = await orderOf(person, 'delivered')
    await site.pool.query(
      `with claim as (
         insert into claims (order_id, kind, lines) select id, 'damaged', '[]' from orders where reference = $1 returning id)
       insert into claim_photos (claim_id, bytes, created_at) select id, convert_to(repeat('photo', 30), 'UTF8'), now() from claim`,
      [reference],
    )
    const { json } = await person.get('/api/account/export')
    const [photo, ...more] = (json as { claimPhotos: { about: string; type: string; base64: string }[] }).claimPhotos
    expect(more).toEqual([])
    expect(photo).toMatchObject({ about: reference, type: 'image/webp' })
    expect(Buffer.from(photo?.base64 ?? '', 'base64').toString()).toBe('photo'.repeat(30))
  })

  it('lists the reminders of carts that its owner asked for', async () => {
    const person = await signUpConfirmed(site)
    await askForReminder(person.email)
    const { json } = await person.get('/api/account/export')
    expect(json).toMatchObject({ cartReminders: [{ email: person.email, sentAt: null }] })
  })

  it('lists likes without other people’s text', async () => {
    const [person, other] = [await signUpPatron(site), await signUpPatron(site)]
    const { id } = (await comment(other, 'Only mine to give')).json as { id: number }
    await site.pool.query(`update comments set status = 'visible' where id = $1`, [id])
    expect((await person.post(`/api/posts/${postId}/comments/${id}/like`)).status).toBeLessThan(300)
    const { json, text } = await person.get('/api/account/export')
    expect(json).toMatchObject({ likes: [{ under: 'A ridge', createdAt: expect.any(String) as string }] })
    expect(text).not.toContain('Only mine to give')
  })
})

describe('deleting an account', () => {
  it('requires the password', async () => {
    const person = await signUpMember(site)
    expect(await leave(person, 'not it at all')).toMatchObject({
      status: 400,
      json: { errors: { password: 'That isn’t your password' } },
    })
    expect((await whoIs(person)).email).toBe(person.email)
    expect((await leave(site.visitor())).status).toBe(401)
  })

  it('succeeds although it deadlocks with another change', async () => {
    const person = await signUpMember(site)
    const { id } = await whoIs(person)
    await site.pool.query('insert into carts (user_id) values ($1)', [id])
    const { result: answer } = await deadlockOnce(site, 'carts', () => leave(person))
    expect(answer.status).toBe(204)
    expect(await rowsWith(person.email)).toEqual([])
  })

  it('locks comments, also those of others, before posts', async () => {
    const [person, other] = [await signUpPatron(site), await signUpPatron(site)]
    const { id: own } = (await comment(person, 'Goodbye')).json as { id: number }
    const { id: liked } = (await comment(other, 'Farewell')).json as { id: number }
    await site.pool.query(`update comments set status = 'visible' where id in ($1, $2)`, [own, liked])
    expect((await person.post(`/api/posts/${postId}/comments/${liked}/like`)).status).toBe(204)
    const answer = await holdRow(
      site,
      { text: 'select 1 from comments where id = $1 for no key update', values: [liked] },
      () => leave(person),
      { text: 'select 1 from posts where id = $1 for no key update nowait', values: [postId] },
    )
    expect(answer.status).toBe(204)
    const { rows } = await site.pool.query('select id, like_count::int as likes from comments where id in ($1, $2)', [
      own,
      liked,
    ])
    expect(rows).toEqual([{ id: liked, likes: 0 }])
  })

  it('removes the person from every table and anonymizes orders', async () => {
    const person = await signUpPatron(site)
    await confirmEmail(site, person)
    const elsewhere = await signInElsewhere(site, person)
    await site.pool.query(`update users set first_name = 'Marlowe', last_name = 'Quartzfield' where email = $1`, [
      person.email,
    ])
    await comment(person, 'Marlowe Quartzfield was here')
    await person.post('/api/contact', { message: 'It is Marlowe Quartzfield' })
    const { id } = await whoIs(person)
    await person.post('/api/second-factor/begin', {})
    await person.post('/api/login/email', { email: person.email })
    await site.pool.query(
      `insert into passkeys (user_id, credential_id, public_key, user_handle, counter, transports, name, created_at)
       values ($1, 'marlowe', '', 'marlowe', 0, '{}', 'Quartzfield', now())`,
      [id],
    )
    await person.post('/api/account/feed')
    await site.pool.query(
      `insert into api_keys (user_id, name, start, key_hash, scopes, created_at) values ($1, 'Quartzfield', 'sh_', 'marlowe', '{}', now())`,
      [id],
    )
    const arrived = await orderOf(person, 'delivered', 'Quartzfield')
    await eventually(async () => (await rowsWith(person.email)).every((row) => !row.includes('"sendMail"')))

    expect((await leave(person)).status).toBe(204)

    expect(await rowsWith(person.email)).toEqual([])
    expect(await rowsWith('Quartzfield')).toEqual([])
    for (const table of [
      'session_places',
      'known_devices',
      'second_factors',
      'recovery_codes',
      'passkeys',
      'api_keys',
      'member_feeds',
      'sign_in_codes',
    ])
      expect((await site.pool.query(`select 1 from ${table} where user_id = $1`, [id])).rowCount).toBe(0)
    const { rows } = await site.pool.query('select total_cents, shipping_address from orders where reference = $1', [
      arrived,
    ])
    expect(rows).toEqual([{ total_cents: '2499', shipping_address: { country: 'US', state: 'MN' } }])
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401)
    expect((await site.visitor().post('/api/login', { email: person.email, password: PASSWORD })).status).toBe(401)
  })

  it('deletes files with personal data immediately, and unpublished uploads within a day', async () => {
    const person = await signUpConfirmed(site)
    const picture = await sharp(await smallPicture('#778899'))
      .withExif({ IFD0: { Artist: 'Marlowe Quartzfield', Copyright: person.email } })
      .jpeg()
      .toBuffer()
    const imageURLs = [await upload(person, picture)]
    const post = await person.post('/api/posts', { title: 'Mine', description: '', type: 'gallery', imageURLs })
    const { id: waiting, imageURLs: shown } = post.json as { id: number; imageURLs: string[] }
    const key = shown[0]?.split('/').at(-1) ?? 'none'
    expect(await filesWith(key)).toHaveLength(1)
    expect((await leave(person)).status).toBe(204)
    expect(await filesWith(person.email)).toEqual([])
    expect(await filesWith('Quartzfield')).toEqual([])
    expect((await site.pool.query('select 1 from posts where id = $1', [waiting])).rowCount).toBe(0)
    await sweepUploads(site.pool, new Date(Date.now() + 25 * 3_600_000))
    expect(await filesWith(key)).toEqual([])
    expect(await rowsWith(key)).toEqual([])
  })

  it('keeps the address of an order until it is delivered', async () => {
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

  it('cancels the membership at the card provider', async () => {
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

  it('leaves an alert about the credit that a member had', async () => {
    const person = await payingMember(site)
    const { id } = await whoIs(person)
    const [subscription] = await subscriptionsOf(site, id)
    const customer = subscription?.customer ?? ''
    await askCards(site, `customers/${customer}/balance_transactions`, { amount: '-10288', currency: 'usd' })
    expect((await leave(person)).status).toBe(204)
    const [alert] = await alertsLike(site.pool, `credit-after-deletion:${id}`)
    expect(alert?.message).toContain('credit of $102.88')
    expect(alert?.message).toContain(customer)
  })

  it('changes nothing while the card provider is unavailable', async () => {
    const person = await signUpWithCard(site, '5555 5555 5555 4444')
    await tellCards(site, 'faults', { mode: 'error500', path: 'DELETE /v1/subscriptions', times: 10 })
    expect(await leave(person)).toMatchObject({ status: 502, json: { code: 'card_provider_unreachable' } })
    expect(await whoIs(person)).toMatchObject({ email: person.email, isSubscriber: true })
    await tellCards(site, 'faults', { mode: null })
  })

  it('is finished later if another account got its customer while the card provider was unavailable', async () => {
    const [person, other] = [await signUpWithCard(site, '4242 4242 4242 4242'), await signUpMember(site)]
    const { id } = await whoIs(person)
    await site.pool.query(`
      create function pass_customer() returns trigger language plpgsql as $$ begin
        update users set card_customer_id = new.card_customer_id where email = '${other.email}'; return null; end $$;
      create trigger pass_customer after update of closed_at on users for each row
        when (new.closed_at is not null and new.id = ${Number(id)}) execute function pass_customer()`)
    await tellCards(site, 'faults', { mode: 'error500', path: 'DELETE /v1/subscriptions', times: 10 })
    expect((await leave(person)).status).toBe(204)
    expect((await person.get('/api/auth/user')).status).toBe(401)
    await tellCards(site, 'faults', { mode: null })
    await site.pool.query('drop trigger pass_customer on users; drop function pass_customer()')
    await site.pool.query(`update users set closed_at = now() - interval '1 hour' where id = $1`, [id])
    await runByTheClock(site, 'reconcile')
    expect(await rowsWith(person.email)).toEqual([])
    expect(await subscriptionsOf(site, id)).toMatchObject([{ status: 'canceled' }])
  }, 30_000)

  it('while another tab starts a membership leaves no chargeable subscription', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => signUpMember(site)))
    const ids = await Promise.all(people.map(async (person) => (await whoIs(person)).id))
    await site.pool.query('update users set trial_used_at = now() where id = any($1)', [ids])
    await Promise.all(
      people.map(async (person) => {
        const [begun, left] = await Promise.all([
          person.post('/api/create-subscription', { plan: 'monthly' }),
          leave(person),
        ])
        expect(left.status).toBe(204)
        const { clientSecret } = begun.json as { clientSecret?: string }
        if (clientSecret) await confirmCard(site, clientSecret)
      }),
    )
    await deliveriesDone(site)
    for (const id of ids) {
      const open = (await subscriptionsOf(site, id)).filter(({ status }) => !/canceled|incomplete_expired/.test(status))
      expect(open).toEqual([])
    }
  }, 60_000)

  it('waits for a membership that another tab is starting, and cancels it', async () => {
    const person = await signUpMember(site)
    const { id } = await whoIs(person)
    await site.pool.query('update users set trial_used_at = now() where id = $1', [id])
    await deliveriesDone(site)
    const [, left] = await meetAt(site, 'subscriptions', 2, async (areMet) => {
      const begun = person.post('/api/create-subscription', { plan: 'monthly' })
      await areMet(1)
      return [begun, leave(person)]
    })
    expect(left?.status).toBe(204)
    const open = (await subscriptionsOf(site, id)).filter(({ status }) => !/canceled|incomplete_expired/.test(status))
    expect(open).toEqual([])
  })

  it('cancels a subscription that another tab is creating at the card provider', async () => {
    const person = await signUpMember(site)
    const { id } = await whoIs(person)
    await site.pool.query('update users set trial_used_at = now() where id = $1', [id])
    const delay = { mode: 'delay', delayMs: 1500, path: 'POST /v1/subscriptions', times: 1 }
    await tellCards(site, 'faults', { ...delay, webhook: { drop: true } })
    const slow = person.post('/api/create-subscription', { plan: 'monthly' })
    await eventually(
      async () => (await site.pool.query('select 1 from subscriptions where user_id = $1', [id])).rowCount === 1,
    )
    expect((await leave(person)).status).toBe(204)
    expect(await slow).toMatchObject({ status: 409, json: { code: 'form_replaced' } })
    await tellCards(site, 'faults', { webhook: null })
    expect((await subscriptionsOf(site, id)).filter(({ status }) => status === 'incomplete')).toEqual([])
  })

  it('is followed by reconcile, which cancels a subscription that is still active', async () => {
    const person = await signUpWithCard(site, '3782 822463 10005')
    const { id } = await whoIs(person)
    await tellCards(site, 'faults', { webhook: { drop: true } })
    await site.pool.query(
      `update users set closed_at = now() - interval '1 hour', email = 'deleted-x@deleted.invalid' where id = $1`,
      [id],
    )
    await runByTheClock(site, 'reconcile')
    await tellCards(site, 'faults', { webhook: null })
    expect(await subscriptionsOf(site, id)).toMatchObject([{ status: 'canceled' }])
  })

  it('that was interrupted blocks sign-in and is finished by reconcile', async () => {
    const person = await signUpMember(site)
    await site.pool.query(`update users set closed_at = now() - interval '1 hour' where email = $1`, [person.email])
    expect((await person.get('/api/auth/user')).status).toBe(401)
    expect((await site.visitor().post('/api/login', { email: person.email, password: PASSWORD })).status).toBe(401)
    expect((await person.post('/api/create-subscription', { plan: 'monthly' })).status).toBe(401)
    await runByTheClock(site, 'reconcile')
    expect(await rowsWith(person.email)).toEqual([])
  })

  it('works when another account uses its placeholder address, which sign-up rejects', async () => {
    const person = await signUpMember(site)
    const { id } = await whoIs(person)
    for (const email of [`deleted-${id}@deleted.invalid`, 'a@b.invalid']) {
      const answer = await site
        .visitor()
        .post('/api/signup', { email, password: PASSWORD, firstName: 'In', lastName: 'Theway' })
      expect(answer).toMatchObject({ status: 400, json: { errors: { email: 'Please enter a valid email address' } } })
    }
    await site.pool.query(`update users set email = $1 where email = $2`, [
      `deleted-${id}@deleted.invalid`,
      (await signUpMember(site)).email,
    ])
    expect((await leave(person)).status).toBe(204)
  })

  it('deletes unsent emails and emailed copies of contact messages', async () => {
    await site.pool.query(`insert into site_settings (key, value) values ('contact_email', 'owner@example.test')`)
    const person = await signUpMember(site)
    await confirmEmail(site, person)
    await person.post('/api/contact', { message: 'Basalt columns' })
    await site.visitor().post('/api/contact', { email: person.email, name: 'Test', message: 'Basalt again' })
    await site.pool.query(
      `insert into mail_outbox (key, kind, "to", data) values ('waiting', 'subscription-ended', $1, '{"firstName":"Test"}')`,
      [person.email],
    )
    expect((await leave(person)).status).toBe(204)
    expect(await rowsWith(person.email)).toEqual([])
    expect(await rowsWith('Basalt')).toEqual([])
    await site.pool.query(`delete from site_settings where key = 'contact_email'`)
  })

  it('ends the reminders of carts that were left with its address', async () => {
    const person = await signUpConfirmed(site)
    const own = await askForReminder(person.email.toUpperCase())
    const other = await askForReminder('someone-else@example.test')
    await site.pool.query(
      'update carts set user_id = (select id from users where email = $1), key_hash = null where id = $2',
      [person.email, other],
    )
    expect((await leave(person)).status).toBe(204)
    expect(
      (await site.pool.query('select 1 from cart_reminders where cart_id = any($1)', [[own, other]])).rowCount,
    ).toBe(0)
  })

  it('that never confirmed its address leaves the emails to a stranger with that address', async () => {
    const stranger = await signUpMember(site)
    const kinds = ['claim-step', 'cart-reminder', 'item-alert', 'item-alert-confirm', 'order-link']
    for (const kind of kinds)
      await site.pool.query(`insert into mail_outbox (key, kind, "to", data) values ($1, $1, $2, '{}')`, [
        kind,
        stranger.email,
      ])
    expect((await leave(stranger)).status).toBe(204)
    const { rows } = await site.pool.query<{ kind: string }>(
      'delete from mail_outbox where kind = any($1) returning kind',
      [kinds],
    )
    expect(rows.map(({ kind }) => kind).sort()).toEqual(kinds.toSorted())
  })

  it('frees the address for a new account', async () => {
    const person = await signUpMember(site)
    await leave(person)
    expect((await whoIs(await signUpMember(site, person.email))).email).toBe(person.email)
  })

  it('is rejected for the last employee, also when the last two delete simultaneously', async () => {
    const employee = await signUpEmployee(site)
    expect(await leave(employee)).toMatchObject({ status: 409, json: { code: 'last_owner' } })
    await signUpEmployee(site)
    expect((await leave(employee)).status).toBe(204)
    await site.pool.query('update users set role = null')
    const last = [await signUpEmployee(site), await signUpEmployee(site)]
    const answers = await meetAt(site, 'users', 2, () => last.map((one) => leave(one)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  })
})
