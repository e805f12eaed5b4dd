import { beforeAll, describe, expect, it } from 'vitest'
import { refundableKinds } from '../../../cms/components/operations/inbox/refundAccess.ts'
import { writtenItems } from '../../../cms/components/operations/inbox/writtenItems.ts'
import { formatsIn } from '../../../cms/components/platform/view/formats.ts'
import { type InboxKind, inboxKinds, readInbox } from '#domain/operations/inbox/readInbox.ts'
import type { Role } from '#contracts/platform/roles.ts'
import type { Browser } from '../../support/Browser.ts'
import { signUpPatron } from '../../support/members.ts'
import { addProblem, becomes, buy, jobsDone } from '../../support/orders.ts'
import { signUpEmployee } from '../../support/people.ts'
import { type Post, publishGallery } from '../../support/posts.ts'
import { openShop } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let employee: Browser
let member: Browser
let post: Post
let comments: number[]

beforeAll(async () => {
  employee = await signUpEmployee(site)
  post = await publishGallery(employee)
  member = await signUpPatron(site)
  const say = async (content: string) =>
    ((await member.post(`/api/posts/${post.id}/comments`, { content })).json as { id: number }).id
  comments = [await say('Found one just like it at Agate Beach!'), await say('BUY CHEAP STONES')]
})

const inboxOf = async (role: Role, kind?: InboxKind, language = 'en') =>
  writtenItems(await readInbox(site.pool, { role }, { kind, limit: 20 }), formatsIn(language)).map(
    ({ kind, id, text }) => ({ kind, id, text }),
  )

describe('the inbox', () => {
  it('has comments to review, and one that is also reported once', async () => {
    const other = await signUpPatron(site)
    await site.pool.query(`update comments set status = 'visible' where id = $1`, [comments[1]])
    expect(
      (await other.post(`/api/posts/${post.id}/comments/${comments[1]}/report`, { reason: 'spam' })).status,
    ).toBeLessThan(300)
    await site.pool.query(`update comments set status = 'pending' where id = $1`, [comments[1]])
    expect(await inboxOf('moderator')).toEqual([
      { kind: 'comment', id: comments[0], text: 'Found one just like it at Agate Beach!' },
      { kind: 'report', id: comments[1], text: 'BUY CHEAP STONES' },
    ])
  })

  it('has an order that needs attention first, with its problem, for those who may change orders', async () => {
    const [variantId = 0] = await openShop(site)
    const bought = await buy(site, { variantIds: [variantId] })
    // Its moves close problems that they settle.
    await becomes(site, bought.reference, { fulfilment: 'submitted' })
    await jobsDone(site)
    await addProblem(site, bought.id, 'The label printer is out of paper')
    const order = { kind: 'order', id: bought.id, text: 'The label printer is out of paper' }
    expect(await inboxOf('shop')).toEqual([order])
    expect((await inboxOf('owner'))[0]).toEqual(order)
    expect(await inboxOf('owner', 'order')).toEqual([order])
    expect(await inboxOf('moderator', 'order')).toEqual([])
  })

  it('writes an alert in the language of the employee', async () => {
    const [{ id } = { id: 0 }] = (
      await site.pool.query<{ id: number }>(`
        insert into alerts (key, kind, "values", about, is_resolved)
        values ('test:pending', 'refund-pending', '{"amount": 102499, "subject": "HUNT-7K2M4Q"}', 'shop', false) returning id`)
    ).rows
    const alert = async (language: string) => (await inboxOf('owner', 'alert', language))[0]
    expect(await alert('en')).toEqual({
      kind: 'alert',
      id,
      text: 'A refund of $1,024.99 for HUNT-7K2M4Q has been pending at Stripe for a day. Check your Stripe balance and the refund in Stripe’s dashboard.',
    })
    expect(await alert('de')).toMatchObject({
      text: 'Eine Erstattung von 1.024,99\u00A0$ für HUNT-7K2M4Q steht bei Stripe seit einem Tag aus. Prüf dein Guthaben bei Stripe und die Erstattung in Stripes Dashboard.',
    })
  })

  it('loses what was decided', async () => {
    const decided = await employee.post('/api/admin/comments/moderate', { ids: comments, action: 'approve' })
    expect(decided.status).toBeLessThan(300)
    expect(await inboxOf('moderator')).toEqual([])
  })

  it('is counted for an employee', async () => {
    const waiting = await readInbox(site.pool, { role: 'owner' }, { limit: 101 })
    const counted = await employee.get('/api/admin/waiting')
    expect([counted.status, counted.json]).toEqual([200, { count: waiting.length, hasMore: false }])
    expect((await member.get('/api/admin/waiting')).status).toBe(403)
  })

  it.each<[role: Role | null, kinds: string[]]>([
    ['owner', ['order', 'claim', 'withdrawal', 'payment']],
    ['shop', ['order', 'claim', 'withdrawal']],
    ['editor', []],
    ['moderator', []],
    [null, []],
  ])('lets %s refund in it: %j', (role, kinds) => {
    expect(refundableKinds({ role })).toEqual(kinds)
  })

  it('is empty for people without a role', async () => {
    expect(inboxKinds({ role: null })).toEqual([])
    expect(await readInbox(site.pool, null, { limit: 20 })).toEqual([])
  })
})
