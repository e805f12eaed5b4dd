import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { centsIn, readCsv } from '../../support/csv.ts'
import { fetchBytes } from '../../support/fetchBytes.ts'
import { applyGiftCard, issueGiftCard } from '../../support/giftCards.ts'
import { giveMembership, redeem } from '../../support/giftMemberships.ts'
import { signUpPatron, signUpWithCard, whoIs } from '../../support/members.ts'
import { createOffer } from '../../support/membershipOffers.ts'
import { buy } from '../../support/orders.ts'
import { saveInPanel } from '../../support/owner.ts'
import { signUpConfirmed, signUpEmployee } from '../../support/people.ts'
import { applyCode, createCode } from '../../support/promoCodes.ts'
import { addRound, asked } from '../../support/questions.ts'
import { addressFor, buyArrived, praise } from '../../support/reviews.ts'
import { openShop } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { paragraph, picture, story } from '../../support/stories.ts'
import { smallPicture } from '../../support/uploads.ts'
import { uploadInPanel } from '../../support/panel.ts'

const site = useSite()
const FORMULA = '=HYPERLINK("https://evil.example")'
let owner: Browser
let variantIds: number[]

beforeAll(async () => {
  owner = await signUpEmployee(site)
  variantIds = (await openShop(site)).slice(-2)
})
// The limits have their own tests; these people all come from one address.
beforeEach(() => site.pool.query('delete from rate_limits'))

const exported = (name: string) => readCsv(owner, `/api/admin/exports/${name}.csv`)

describe('the export of', () => {
  it('what was in orders has a line for each article, with its share of the discount', async () => {
    await createCode(site, owner, { code: 'TENTH', kind: 'percent', percent: 10 })
    const buyer = site.visitor()
    await buyer.post('/api/cart', { merchandiseVariantId: variantIds[0], quantity: 1 })
    expect((await applyCode(buyer, 'TENTH')).status).toBe(200)
    const { reference } = await buy(site, { buyer, variantIds })
    const lines = (await exported('order-lines')).filter((line) => line['Order'] === reference)
    const [order] = (await readCsv(owner, '/api/admin/orders.csv')).filter((one) => one['Order'] === reference)
    const sum = (title: string) => lines.reduce((total, line) => total + centsIn(line[title]), 0)
    expect(lines.map((line) => [line['Pieces'], line['Payment'], line['Canceled']])).toEqual([
      ['2', 'paid', ''],
      ['1', 'paid', ''],
    ])
    expect(lines.every((line) => line['Title'] && line['SKU'] && Number(line['Article']) > 0)).toBe(true)
    expect(sum('Total')).toBe(centsIn(order?.['Subtotal']))
    expect(centsIn(order?.['Discount'])).toBeGreaterThan(0)
    expect(sum('Share of discount')).toBe(centsIn(order?.['Discount']))
    expect(sum('Of it by code') + sum('Of it for members')).toBe(sum('Share of discount'))
    expect(sum('Total') - sum('Share of discount')).toBe(sum('After discount'))
  })

  it('gift cards has their balance and no code', async () => {
    const { email, code } = await issueGiftCard(site, owner, 5000)
    const buyer = site.visitor()
    await buyer.post('/api/cart', { merchandiseVariantId: variantIds[0], quantity: 1 })
    expect((await applyGiftCard(buyer, code)).status).toBe(200)
    const { id } = await buy(site, { buyer, variantIds })
    const { rows } = await site.pool.query<{ cents: string }>('select gift_cents as cents from orders where id = $1', [
      id,
    ])
    const spent = Number(rows[0]?.cents)
    const [card] = (await exported('gift-cards')).filter((one) => one['Recipient’s email'] === email)
    expect(spent).toBeGreaterThan(0)
    expect(card).toMatchObject({ 'Code ends in': code.slice(-4), Amount: '50.00', From: 'Aunt June', Active: 'yes' })
    expect(centsIn(card?.['Balance'])).toBe(5000 - spent)
    expect((await owner.get('/api/admin/exports/gift-cards.csv')).text).not.toContain(code)
  })

  it('gift memberships has who redeemed them and no code', async () => {
    const { code, form, reference } = await giveMembership(site)
    const person = await signUpConfirmed(site)
    expect((await redeem(person, code)).status).toBe(200)
    const [gift] = (await exported('gift-memberships')).filter((one) => one['Purchase'] === reference)
    expect(gift).toMatchObject({
      Months: '3',
      'Recipient’s email': form.recipientEmail,
      'Buyer’s email': form.buyerEmail,
      'Redeemed by': person.email,
      Amount: '36.36',
      Refunded: '0.00',
    })
    expect(gift?.['Membership until']).toMatch(/^\d{4}-/)
    expect((await owner.get('/api/admin/exports/gift-memberships.csv')).text).not.toContain(code)
  })

  it('promo codes and offers has their terms and uses', async () => {
    await createCode(site, owner, { code: 'FIVER', kind: 'amount', amountCents: 500, maxUses: 3 })
    const buyer = site.visitor()
    await buyer.post('/api/cart', { merchandiseVariantId: variantIds[0], quantity: 1 })
    expect((await applyCode(buyer, 'FIVER')).status).toBe(200)
    await buy(site, { buyer, variantIds })
    const [code] = (await exported('promo-codes')).filter((one) => one['Code'] === 'FIVER')
    expect(code).toMatchObject({ Gives: 'amount', Amount: '5.00', Percent: '', 'Most uses': '3', Used: '1' })
    const offer = await createOffer(site, owner)
    const [row] = (await exported('membership-offers')).filter((one) => one['Code'] === offer)
    expect(row).toMatchObject({ Gives: 'percent', Percent: '50', Lasts: 'first', Plans: 'both', Used: '0' })
  })

  it('reviews has their article, author and reply, and no spreadsheet formulas', async () => {
    const buyer = await signUpConfirmed(site)
    const { reference, lineIds, merchandiseId } = await buyArrived(site, variantIds.slice(0, 1), buyer)
    const content = `${FORMULA} is all I have to say`
    const written = await buyer.post(addressFor(reference, lineIds[0] ?? 0), praise({ content }))
    expect(written.text).not.toContain('"code"')
    const [review] = (await exported('reviews')).filter((one) => one['Order'] === reference)
    expect(review).toMatchObject({
      Article: String(merchandiseId),
      Stars: '5',
      Author: buyer.email,
      Text: `'${content}`,
    })
  })

  it('questions has their round, votes and answer', async () => {
    const member = await signUpPatron(site)
    const roundId = await addRound(site, { title: 'Polish and patience' })
    const { id } = await asked(member, roundId, `${FORMULA} or how long does one stone take?`)
    const answer = { text: 'A week of evenings.', second: null }
    expect((await owner.put(`/api/admin/questions/${id}/answer`, answer)).status).toBeLessThan(300)
    const [question] = (await exported('questions')).filter((one) => one['Id'] === String(id))
    expect(question).toMatchObject({
      Round: String(roundId),
      Title: 'Polish and patience',
      Author: member.email,
      Question: `'${FORMULA} or how long does one stone take?`,
      Answer: 'A week of evenings.',
    })
  })

  it('messages has each message, one conversation after the other', async () => {
    const email = 'asker@example.test'
    await site.visitor().post('/api/contact', { name: 'Ada', email, message: FORMULA })
    const { rows } = await site.pool.query<{ id: number }>('select id from contact_messages where email = $1', [email])
    const thread = `/api/admin/threads/${rows[0]?.id}`
    const other = 'sawyer@example.test'
    await site.visitor().post('/api/contact', { name: 'Bo', email: other, message: 'How thin is a slab?' })
    const otherThread = `/api/admin/threads/${Number(rows[0]?.id) + 1}`
    expect((await owner.post(`${thread}/note`, { message: 'Knows her stones.' })).status).toBe(204)
    const { rows: later } = await site.pool.query<{ id: number }>(
      'select id from thread_messages order by id desc limit 1',
    )
    const answer = { message: 'At Moonstone Beach.', lastSeen: later[0]?.id }
    expect((await owner.post(`${thread}/answer`, answer)).status).toBe(204)
    expect((await owner.post(`${otherThread}/note`, { message: 'Ask the sawyer.' })).status).toBe(204)
    expect((await owner.post(`${thread}/note`, { message: 'Answered.' })).status).toBe(204)
    const messages = await exported('messages')
    expect(messages.map((one) => [one['With'], one['Kind'], one['Text']])).toEqual([
      [email, 'theirs', `'${FORMULA}`],
      [email, 'note', 'Knows her stones.'],
      [email, 'ours', 'At Moonstone Beach.'],
      [email, 'note', 'Answered.'],
      [other, 'theirs', 'How thin is a slab?'],
      [other, 'note', 'Ask the sawyer.'],
    ])
  })

  it('email consents has what each account chose, since when, and who gets none', async () => {
    const [reader, silent] = [await signUpConfirmed(site), await signUpConfirmed(site)]
    const choice = { choice: 'weekly', kinds: ['hunt', 'q-and-a'], letters: true }
    expect((await reader.put('/api/account/post-emails', choice)).status).toBeLessThan(300)
    await site.pool.query(
      `insert into mail_stops (person_key, reason, stopped_at)
       select encode(sha256(convert_to(normalized_email, 'UTF8')), 'hex'), 'bounce', now() from users where email = $1`,
      [silent.email],
    )
    const consents = await exported('email-consents')
    const of = ({ email }: { email: string }) => consents.find((one) => one['Email'] === email)
    expect(of(reader)).toMatchObject({ Posts: 'weekly', Letters: 'yes', 'Kinds left out': 'gear-review; field-notes' })
    expect(of(reader)?.['Chosen']).toMatch(/^\d{4}-/)
    expect(of(silent)).toMatchObject({ Posts: '', Chosen: '', Because: 'bounce' })
    expect(of(silent)?.['No optional emails since']).toMatch(/^\d{4}-/)
  })

  it('pages is a ZIP of Markdown with their pictures', async () => {
    const { id: media } = await uploadInPanel(site, owner, await smallPicture())
    const body = story(paragraph('Who hunts here.'), picture(media))
    await saveInPanel(site, owner, 'POST', '/pages', {
      title: 'The hunter',
      slug: 'the-hunter',
      body,
      _status: 'published',
    })
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { status, headers, body: zip } = await fetchBytes(`${site.url}/api/admin/exports/pages.zip`, { cookie })
    expect([status, headers['content-type']]).toEqual([200, 'application/zip'])
    const files = unzipSync(new Uint8Array(zip))
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['pages/privacy.md', 'pages/terms.md', 'pages/the-hunter.md']),
    )
    const text = strFromU8(files['pages/the-hunter.md'] ?? new Uint8Array())
    expect(text).toMatch(/^---\ntitle: The hunter\nslug: the-hunter\n/)
    const [, path = ''] = /^!\[A beach\]\(<\.\.\/(media\/\d+\.jpg)>\)$/m.exec(text) ?? []
    expect(text).toContain('Who hunts here.')
    expect(files[path]?.subarray(0, 2)).toEqual(new Uint8Array([0xff, 0xd8]))
  })
})

describe('the export of members', () => {
  it('has what another platform needs to go on charging and emailing', async () => {
    const [payer, guest] = [await signUpWithCard(site, '4242424242424242'), await signUpPatron(site)]
    await payer.put('/api/account/post-emails', { choice: 'at_once' })
    const members = await readCsv(owner, '/api/admin/members.csv')
    const of = ({ email }: { email: string }) => members.find((one) => one['Email'] === email)
    const { subscription } = await whoIs(payer)
    expect(of(payer)).toMatchObject({
      Plan: 'monthly',
      'Paid until': subscription?.currentPeriodEnd,
      Price: '12.12',
      'Ends with the period': 'no',
      'Emails about posts': 'at_once',
      'Complimentary until': '',
    })
    expect(of(payer)?.['Stripe customer']).toMatch(/^cus_/)
    expect(of(payer)?.['Stripe subscription']).toMatch(/^sub_/)
    expect(of(payer)?.['Emails chosen']).toMatch(/^\d{4}-/)
    expect(of(guest)?.['Complimentary until']).toMatch(/^\d{4}-/)
    expect(of(guest)).toMatchObject({ 'Stripe subscription': '', Price: '', 'Emails about posts': '' })
  })
})
