import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { itemLabel } from '#contracts/shop/itemLabel.ts'
import type { Order } from '#contracts/shop/orders.ts'
import type { Browser } from '../../support/Browser.ts'
import { mailsTo } from '../../support/mails.ts'
import { becomes, type Bought, buySubmitted, cardRefunds, jobsDone, orderOf } from '../../support/orders.ts'
import { eventually, signUpEmployee, signUpMember } from '../../support/people.ts'
import { openShop, printOrders } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let variantIds: number[]
let employee: Browser & { email: string }
beforeAll(async () => {
  variantIds = (await openShop(site)).slice(-2)
  employee = await signUpEmployee(site)
})

// The limit has its own tests; these reports all come from one address.
beforeEach(() => site.pool.query('delete from rate_limits'))

type Shown = {
  id: number
  status: string
  messages: { from: string; text: string }[]
  photos: number[]
  replacement: string | null
}
const REPORT = { kind: 'misprint', message: 'The print is upside down.' }

const path = ({ reference }: Bought) => `/api/orders/${reference}/claims`
const claimsOf = async (bought: Bought) => (await bought.buyer.get(path(bought))).json as Shown[]
const decide = (id: number | undefined, what: string, body?: object, who = employee as Browser) =>
  who.post(`/api/admin/claims/${id}/${what}`, body)

async function buyDelivered(): Promise<Bought & { total: number; payment: string }> {
  const bought = await buySubmitted(site, { variantIds })
  await site.pool.query(
    `update orders set fulfilment = 'delivered', shipped_at = now(), delivered_at = now() where id = $1`,
    [bought.id],
  )
  return { ...bought, total: Number(bought.total_cents), payment: bought.payment_intent_id }
}

async function report(bought: Bought, body: object = REPORT): Promise<Shown> {
  const answer = await bought.buyer.post(path(bought), body)
  expect(answer.status).toBe(201)
  return answer.json as Shown
}

describe('the buyer', () => {
  it('reports a problem once, is told by email, and can write more', async () => {
    const bought = await buyDelivered()
    const answers = await Promise.all([1, 2, 3].map(() => bought.buyer.post(path(bought), REPORT)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    await eventually(async () => (await mailsTo(site, bought.email, /^Your report about/)).length === 1)
    const [claim] = await claimsOf(bought)
    await decide(claim?.id, 'reply', { message: 'Could you send a photo?' })
    await eventually(async () => (await mailsTo(site, bought.email, /^About your report/)).length === 1)
    expect((await claimsOf(bought))[0]?.status).toBe('answered')
    expect(await bought.buyer.post(`${path(bought)}/${claim?.id}/messages`, { message: 'Here it is.' })).toMatchObject({
      status: 201,
      json: {
        status: 'open',
        messages: [{ from: 'buyer' }, { from: 'staff' }, { from: 'buyer', text: 'Here it is.' }],
      },
    })
  })

  it('can’t report before the order ships, too late, or about items of another order', async () => {
    const early = await buySubmitted(site, { variantIds })
    expect((await early.buyer.post(path(early), REPORT)).status).toBe(409)
    const late = await buyDelivered()
    await site.pool.query(`update orders set delivered_at = now() - interval '31 days' where id = $1`, [late.id])
    expect((await late.buyer.post(path(late), REPORT)).status).toBe(409)
    const bought = await buyDelivered()
    expect((await bought.buyer.post(path(bought), { ...REPORT, lines: [999_999] })).status).toBe(400)
    expect((await bought.buyer.post(path(bought), { ...REPORT, message: ' ' })).status).toBe(400)
    expect(await claimsOf(bought)).toEqual([])
  })

  it('and employees alone can see and change it', async () => {
    const bought = await buyDelivered()
    const { id } = await report(bought)
    const stranger = await signUpMember(site)
    expect((await stranger.get(path(bought))).status).toBe(404)
    expect((await stranger.post(path(bought), REPORT)).status).toBe(404)
    const other = await buyDelivered()
    expect((await other.buyer.post(`${path(other)}/${id}/messages`, { message: 'Hi' })).status).toBe(404)
    for (const what of ['reply', 'decline', 'replace', 'refund'])
      expect((await decide(id, what, { message: 'x', amount: '1.00' }, stranger)).status).toBe(403)
    expect((await decide(999_999, 'replace')).status).toBe(404)
  })
})

describe('a photo', () => {
  const send = (bought: Bought, id: number, bytes: Buffer) =>
    bought.buyer.post(`${path(bought)}/${id}/photos`, { photo: bytes.toString('base64') })
  const picture = () => sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#a8401f' } })

  it('is drawn again without its place, and only its buyer and employees see it', async () => {
    const bought = await buyDelivered()
    const { id } = await report(bought)
    const located = await picture()
      .withExif({ IFD3: { GPSLatitude: '46/1 47/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Make: 'Trailcam' } })
      .jpeg()
      .toBuffer()
    expect(located.includes('Trailcam')).toBe(true)
    const answer = await send(bought, id, located)
    expect(answer.status).toBe(201)
    const address = `${path(bought)}/${id}/photos/${(answer.json as Shown).photos[0]}`
    const response = await fetch(new URL(address, site.url), {
      headers: { cookie: [...bought.buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    expect(response.headers.get('content-type')).toBe('image/webp')
    const { width, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([width, exif]).toEqual([1600, undefined])
    expect((await site.visitor().get(address)).status).toBe(404)
    const ours = `/api/admin/claims/${id}/photos/${(answer.json as Shown).photos[0]}`
    expect((await employee.get(ours)).status).toBe(200)
    expect((await (await signUpMember(site)).get(ours)).status).toBe(403)
  })

  it.each([
    ['a script in a picture format', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['HTML', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a broken JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
  ])('that is %s is refused, and nothing is stored', async (_, bytes) => {
    const bought = await buyDelivered()
    const { id } = await report(bought)
    expect(await send(bought, id, bytes)).toMatchObject({ status: 400, json: { code: 'unsupported_file' } })
    expect((await claimsOf(bought))[0]?.photos).toEqual([])
  })

  it('is one of at most four', async () => {
    const bought = await buyDelivered()
    const { id } = await report(bought)
    const small = await picture().resize(20).png().toBuffer()
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(bought, id, small)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409, 409])
  })
})

describe('the emails about a claim', () => {
  const mailed = async (bought: Bought, subject: RegExp): Promise<string> => {
    await eventually(async () => (await mailsTo(site, bought.email, subject)).length === 1)
    return (await mailsTo(site, bought.email, subject))[0] ?? ''
  }

  it('name the items that it is about, and no others', async () => {
    const bought = await buyDelivered()
    const { lines } = (await bought.buyer.get(`/api/orders/${bought.reference}`)).json as Order
    const [named, other] = lines.map(itemLabel)
    const { id } = await report(bought, { ...REPORT, lines: [lines[0]?.id] })
    await decide(id, 'reply', { message: 'Could you send a photo?' })
    const mails = [
      [await mailed(bought, /^Your report about/), `You reported a problem with ${named}.`],
      [await mailed(bought, /^About your report/), `This is about ${named}.`],
    ]
    await decide(id, 'refund', { amount: '10.00' })
    mails.push([await mailed(bought, /^A refund of/), `This refund is for ${named}.`])
    expect(mails.map(([mail = '', says = '']) => [mail.includes(says), mail.includes(String(other))])).toEqual(
      mails.map(() => [true, false]),
    )
  })

  it('are in the language of the order, and name all items of a claim about everything', async () => {
    const bought = await buyDelivered()
    await site.pool.query(`update orders set language = 'de' where id = $1`, [bought.id])
    const { lines } = (await bought.buyer.get(`/api/orders/${bought.reference}`)).json as Order
    const { id } = await report(bought)
    await decide(id, 'decline', { message: 'Das Foto zeigt das richtige Shirt.' })
    const about = `Es geht um ${lines.map(itemLabel).join(', ')}.`
    await eventually(async () => (await mailsTo(site, bought.email)).some((mail) => mail.includes(about)))
  })
})

describe('an employee', () => {
  it('refunds a claim once, and never more than is left', async () => {
    const bought = await buyDelivered()
    const { id } = await report(bought)
    await employee.post(`/api/admin/orders/${bought.id}/refund`, { amount: '5.00', reason: 'Late' })
    await becomes(site, bought.reference, { refunded_cents: '500' })
    const amount = (cents: number) => (cents / 100).toFixed(2)
    expect(await decide(id, 'refund', { amount: amount(bought.total) })).toMatchObject({
      status: 409,
      json: { message: `You can refund at most $${amount(bought.total - 500)}.` },
    })
    expect((await claimsOf(bought))[0]?.status).toBe('open')
    const answers = await Promise.all([1, 2, 3].map(() => decide(id, 'refund', { amount: '10.00' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409])
    await becomes(site, bought.reference, { refunded_cents: '1500' })
    expect((await cardRefunds(site, bought.payment)).map((refund) => refund.amount)).toEqual([1000, 500])
    await eventually(async () => (await mailsTo(site, bought.email, /^A refund of \$10\.00/)).length === 1)
    expect((await claimsOf(bought))[0]?.status).toBe('refunded')
  })

  it('has the claimed items printed again once, for free, with the cost recorded', async () => {
    const bought = await buyDelivered()
    const { lines } = (await bought.buyer.get(`/api/orders/${bought.reference}`)).json as Order
    const [named] = lines as [Order['lines'][number]]
    const { id } = await report(bought, { ...REPORT, lines: [named.id] })
    const answers = await Promise.all([1, 2, 3].map(() => decide(id, 'replace')))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409])
    const reference = (await claimsOf(bought))[0]?.replacement ?? ''
    await becomes(site, reference, { fulfilment: 'submitted' })
    expect(await printOrders(site, reference)).toMatchObject([{ state: 'CONFIRMED' }])
    await jobsDone(site)
    const { rows } = await site.pool.query('select * from order_lines where order_id = $1', [
      (await orderOf(site, reference)).id,
    ])
    expect(rows).toHaveLength(1)
    expect(await orderOf(site, reference)).toMatchObject({ payment: 'paid', total_cents: '0', payment_intent_id: null })
    expect(Number((await orderOf(site, reference)).provider_cost_cents)).toBeGreaterThan(0)
    const mails = await mailsTo(site, bought.email, /^A replacement for/)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain(reference)
    expect(mails[0]).toContain(`Printed again: ${itemLabel(named)}\n`)
    const [, key] = new RegExp(`/orders\\?order=${reference}&key=([\\w-]+)`).exec(mails[0] ?? '') ?? []
    expect((await site.visitor().get(`/api/orders/${reference}?key=${key}`)).status).toBe(200)
  })

  it('is warned before an order that was refunded in full is printed again', async () => {
    const bought = await buyDelivered()
    const { id } = await report(bought)
    const amount = (bought.total / 100).toFixed(2)
    await employee.post(`/api/admin/orders/${bought.id}/refund`, { amount, reason: 'Late' })
    const refused = await decide(id, 'replace')
    expect(refused).toMatchObject({ status: 409, json: { code: 'illegal_order_move' } })
    expect(refused.text).toContain('refunded in full')
    expect((await claimsOf(bought))[0]).toMatchObject({ status: 'open', replacement: null })
    await becomes(site, bought.reference, { payment: 'refunded' })
    expect((await decide(id, 'replace')).status).toBe(409)
    expect((await decide(id, 'replace', { despiteRefund: true })).status).toBe(204)
    expect((await claimsOf(bought))[0]?.status).toBe('replaced')
  })

  it('declines with a reason; the buyer can object', async () => {
    const bought = await buyDelivered()
    const { id } = await report(bought)
    expect((await decide(id, 'decline', { message: 'The photo shows the right shirt.' })).status).toBe(204)
    expect((await decide(id, 'replace')).status).toBe(409)
    expect((await bought.buyer.post(`${path(bought)}/${id}/messages`, { message: 'It doesn’t.' })).status).toBe(201)
    expect((await claimsOf(bought))[0]?.status).toBe('open')
  })
})
