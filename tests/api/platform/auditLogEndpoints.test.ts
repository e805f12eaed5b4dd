import { beforeAll, describe, expect, it } from 'vitest'
import { isCapability } from '#contracts/platform/roles.ts'
import { endpoints } from '#endpoints/index.ts'
import { check, checked, patreonFile, patron, perform } from '../../support/imports.ts'
import type { RefundablePayment } from '#contracts/membership/membershipPayments.ts'
import { membershipOf, payingMember } from '../../support/memberships.ts'
import { buyGiftCard } from '../../support/giftSales.ts'
import { giveMembership } from '../../support/giftMemberships.ts'
import { useAuditLog } from '../../support/auditLog.ts'
import { signUpPatron, whoIs } from '../../support/members.ts'
import { checkStripe, startOutside } from '../../support/outsideSubscriptions.ts'
import { addProblem, becomes, buy, buySubmitted, holdFor, jobsDone } from '../../support/orders.ts'
import { addOwnGood, changeStock } from '../../support/ownGoods.ts'
import { signUpMember, tellPrint } from '../../support/people.ts'
import { addRound, asked } from '../../support/questions.ts'
import { address, openShop } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { paragraph, story } from '../../support/stories.ts'
import { smallPicture, upload } from '../../support/uploads.ts'

const site = useSite()
const auditLog = useAuditLog(site)
const { news, newPost, commentOf } = auditLog
let variantIds: number[]

beforeAll(async () => void (variantIds = (await openShop(site)).slice(-1)))

const act = (id: number, action: string, body?: object) =>
  auditLog.employee.post(`/api/admin/orders/${id}/${action}`, body)

const ANSWER = { text: 'With water, and slowly.', second: null }
const newQuestion = async () =>
  (await asked(await signUpPatron(site), await addRound(site), 'How do you cut a hollow nodule?')).id

async function stuckOrder(): Promise<number> {
  await tellPrint(site, 'faults', { mode: 'html', path: '^/orders$', times: 1 })
  const bought = await buy(site, { variantIds })
  await becomes(site, bought.reference, { fulfilment: 'needs_attention' })
  return bought.id
}

const newOwnGood = (stock: number | null = 5) => addOwnGood(auditLog.employee, { name: 'Agate half', price: 20, stock })

async function newOwnOrder(): Promise<number> {
  await holdFor(site, 0)
  return (await buy(site, { variantIds: [(await newOwnGood()).variantId] })).id
}

async function settleCanceled(how: 'refund' | 'replace') {
  const { id } = await buySubmitted(site, { variantIds })
  const { rows } = await site.pool.query<{ id: number }>(
    `update order_lines set print_state = 'cancelled' where order_id = $1 returning id`,
    [id],
  )
  const answer = await act(id, `lines/${rows[0]?.id ?? 0}/${how}`)
  // Its jobs would meet the next test's fault.
  await jobsDone(site)
  return answer
}

const inThread = (id: number, action: string, body?: object) =>
  auditLog.employee.post(`/api/admin/threads/${id}/${action}`, body)

async function newThread(): Promise<number> {
  const { rows } = await site.pool.query<{ id: number }>(
    `insert into contact_messages (message, email) values ('Where was that?', 'a@example.test') returning id`,
  )
  return rows[0]?.id ?? 0
}

async function newFind(): Promise<number> {
  const { id } = await whoIs(await signUpMember(site))
  const { rows } = await site.pool.query<{ id: number }>(
    `with added as (
       insert into logged_finds (user_id, catalogue_number, stone, place, notes, may_show)
       values ($1, '1', 'Agate', '', '', true) returning id
     ) insert into logged_find_photos (find_id, bytes, small, created_at) select id, '', '', now() from added
     returning find_id as id`,
    [id],
  )
  return rows[0]?.id ?? 0
}

const newLetter = async () =>
  (
    await auditLog.panel<{ id: number }>('POST', '/letters', {
      subject: 'From the creek',
      body: story(paragraph('Ice.')),
    })
  ).doc.id

let imported = 0
const newImport = () =>
  checked(auditLog.employee, patreonFile(patron('Ada Byron', `imported${++imported}@example.test`)))
async function doneImport() {
  const { id } = await newImport()
  await perform(auditLog.employee, id, 'run')
  await news()
  return id
}
const inImport = (id: number | string, step: string) => auditLog.employee.post(`/api/admin/imports/${id}/${step}`)

type Action = { what: string; kind: string; run: () => Promise<{ status: number }> }

const WORDING = { subject: 'A new password', title: 'Hello', body: '{link}' }

async function newReceiver(): Promise<string> {
  const input = { url: 'http://127.0.0.1:9/hook', events: ['order.paid'] }
  const { json } = await auditLog.employee.post('/api/admin/webhooks', input)
  return `/api/admin/webhooks/${(json as { receiver: { id: number } }).receiver.id}`
}

async function newApiKey(): Promise<number> {
  const { json } = await auditLog.employee.post('/api/account/api-keys', API_KEY)
  return (json as { apiKey: { id: number } }).apiKey.id
}

const API_KEY = { name: 'Script', scopes: ['posts:read'], days: null }

const actions: Record<string, Action> = {
  'POST /account/api-keys': {
    what: 'Created',
    kind: 'api-keys',
    run: () => auditLog.employee.post('/api/account/api-keys', API_KEY),
  },
  'DELETE /account/api-keys/:id': {
    what: 'Revoked',
    kind: 'api-keys',
    run: async () => auditLog.employee.delete(`/api/account/api-keys/${await newApiKey()}`),
  },
  'POST /admin/webhooks': {
    what: 'Created',
    kind: 'webhooks',
    run: () =>
      auditLog.employee.post('/api/admin/webhooks', { url: 'http://127.0.0.1:9/hook', events: ['order.paid'] }),
  },
  'PATCH /admin/webhooks/:id': {
    what: 'Changed',
    kind: 'webhooks',
    run: async () => auditLog.employee.patch(await newReceiver(), { isOn: false }),
  },
  'DELETE /admin/webhooks/:id': {
    what: 'Deleted',
    kind: 'webhooks',
    run: async () => auditLog.employee.delete(await newReceiver()),
  },
  'POST /admin/webhooks/:id/test': {
    what: 'Tested',
    kind: 'webhooks',
    run: async () => auditLog.employee.post(`${await newReceiver()}/test`),
  },
  'POST /admin/webhooks/:id/deliveries/:deliveryId/send': {
    what: 'Sent again',
    kind: 'webhooks',
    run: async () => {
      const receiver = await newReceiver()
      await auditLog.employee.post(`${receiver}/test`)
      const { deliveries } = (await auditLog.employee.get(`${receiver}/deliveries`)).json as {
        deliveries: { id: number }[]
      }
      return auditLog.employee.post(`${receiver}/deliveries/${deliveries[0]?.id}/send`)
    },
  },
  'POST /admin/webhooks/:id/secret': {
    what: 'Changed the secret',
    kind: 'webhooks',
    run: async () => auditLog.employee.post(`${await newReceiver()}/secret`),
  },
  'POST /admin/imports': {
    what: 'Checked',
    kind: 'imports',
    run: () => check(auditLog.employee, patreonFile(patron('Ada Byron', 'checked@example.test'))),
  },
  'PUT /admin/imports/:id/products': {
    what: 'Chose products',
    kind: 'imports',
    run: async () => {
      await startOutside(site, 'club@example.test', { product: 'Club' })
      const { id } = await checkStripe(auditLog.employee)
      return auditLog.employee.put(`/api/admin/imports/${id}/products`, { productIds: [] })
    },
  },
  'POST /admin/imports/:id/run': {
    what: 'Imported',
    kind: 'imports',
    run: async () => inImport((await newImport()).id, 'run'),
  },
  'POST /admin/imports/:id/invite': {
    what: 'Invited',
    kind: 'imports',
    run: async () => inImport(await doneImport(), 'invite'),
  },
  'POST /admin/imports/:id/undo': {
    what: 'Undid',
    kind: 'imports',
    run: async () => inImport(await doneImport(), 'undo'),
  },
  'DELETE /admin/imports/:id': {
    what: 'Deleted',
    kind: 'imports',
    run: async () => auditLog.employee.delete(`/api/admin/imports/${(await newImport()).id}`),
  },
  'POST /admin/posts': {
    what: 'Created',
    kind: 'posts',
    run: async () =>
      auditLog.employee.post('/api/admin/posts', {
        title: 'From the form',
        description: '',
        type: 'gallery',
        imageURLs: [await upload(auditLog.employee, await smallPicture('#102030'))],
      }),
  },
  'POST /admin/posts/drafts': {
    what: 'Created',
    kind: 'posts',
    run: () =>
      auditLog.employee.post('/api/admin/posts/drafts', { title: 'Begun with the text', type: 'gallery', files: [] }),
  },
  'PATCH /admin/posts/:id': {
    what: 'Changed',
    kind: 'posts',
    run: async () =>
      auditLog.employee.send('PATCH', `/api/admin/posts/${await newPost()}`, { body: { title: 'Another name' } }),
  },
  'DELETE /admin/posts/:id': {
    what: 'Moved to the trash',
    kind: 'posts',
    run: async () => auditLog.employee.send('DELETE', `/api/admin/posts/${await newPost()}`),
  },
  'POST /admin/posts/:id/email': {
    what: 'Emailed to everyone',
    kind: 'posts',
    run: async () => {
      const id = await newPost()
      await site.pool.query(`update posts set status = 'published' where id = $1`, [id])
      return auditLog.employee.post(`/api/admin/posts/${id}/email`, { audience: 'everyone' })
    },
  },
  'DELETE /admin/posts/:id/email': {
    what: 'Will not be emailed',
    kind: 'posts',
    run: async () => {
      const id = await newPost()
      const startsAt = new Date(Date.now() + 3_600_000).toISOString()
      await auditLog.employee.post(`/api/admin/posts/${id}/email`, { audience: 'everyone', startsAt })
      return auditLog.employee.send('DELETE', `/api/admin/posts/${id}/email`)
    },
  },
  'PUT /admin/posts/:id/notices': {
    what: 'Changed',
    kind: 'posts',
    run: async () => auditLog.employee.put(`/api/admin/posts/${await newPost()}/notices`, { email: false, push: true }),
  },
  'POST /admin/letters/:id/email': {
    what: 'Sent to members',
    kind: 'letters',
    run: async () => auditLog.employee.post(`/api/admin/letters/${await newLetter()}/email`, { audience: 'members' }),
  },
  'DELETE /admin/letters/:id/email': {
    what: 'Will not be sent',
    kind: 'letters',
    run: async () => {
      const id = await newLetter()
      const startsAt = new Date(Date.now() + 3_600_000).toISOString()
      await auditLog.employee.post(`/api/admin/letters/${id}/email`, { audience: 'members', startsAt })
      return auditLog.employee.send('DELETE', `/api/admin/letters/${id}/email`)
    },
  },
  'PUT /admin/questions/:id/answer': {
    what: 'Changed',
    kind: 'questions',
    run: async () =>
      auditLog.employee.send('PUT', `/api/admin/questions/${await newQuestion()}/answer`, { body: ANSWER }),
  },
  'POST /admin/questions/:id/hide': {
    what: 'Hidden',
    kind: 'questions',
    run: async () => auditLog.employee.post(`/api/admin/questions/${await newQuestion()}/hide`, { reason: 'Spam' }),
  },
  'DELETE /admin/questions/:id/hide': {
    what: 'Shown again',
    kind: 'questions',
    run: async () => {
      const id = await newQuestion()
      await auditLog.employee.post(`/api/admin/questions/${id}/hide`, { reason: 'Spam' })
      return auditLog.employee.send('DELETE', `/api/admin/questions/${id}/hide`)
    },
  },
  'POST /admin/reviews/moderate': {
    what: 'Changed',
    kind: 'reviews',
    run: async () => {
      const { id } = await buySubmitted(site, { variantIds })
      const { rows } = await site.pool.query<{ id: number }>(
        `insert into reviews (stars, content, merchandise_id, line_id, handle)
         select 5, 'Fits well', v.merchandise_id, l.id, 'a' from order_lines l join variants v on v.id = l.variant_id
         where l.order_id = $1 limit 1 returning id`,
        [id],
      )
      return auditLog.employee.post('/api/admin/reviews/moderate', { ids: [rows[0]?.id], action: 'approve' })
    },
  },
  'POST /admin/claims/:id/reply': {
    what: 'Answered the claim',
    kind: 'orders',
    run: async () => answerClaim('reply', { message: 'Could you send a photo?' }),
  },
  'POST /admin/claims/:id/decline': {
    what: 'Declined the claim',
    kind: 'orders',
    run: async () => answerClaim('decline', { message: 'It is what you ordered.' }),
  },
  'POST /admin/claims/:id/replace': {
    what: 'Replaced the claim',
    kind: 'orders',
    run: async () => answerClaim('replace'),
  },
  'POST /admin/claims/:id/refund': {
    what: 'Refunded the claim',
    kind: 'orders',
    run: async () => answerClaim('refund', { amount: '1.00' }),
  },
  'POST /admin/identifications/:id/answer': {
    what: 'Answered',
    kind: 'identifications',
    run: async () => {
      const { id: finder } = await whoIs(await signUpMember(site))
      const { rows } = await site.pool.query<{ id: number }>(
        `insert into identifications (user_id, status, size_mm, asked_at) values ($1, 'waiting', 40, now()) returning id`,
        [finder],
      )
      const answer = { name: 'Agate', confidence: 'certain', reasons: 'Its bands and its luster.' }
      return auditLog.employee.post(`/api/admin/identifications/${rows[0]?.id}/answer`, answer)
    },
  },
  'PUT /admin/finds/:id/of-the-month': {
    what: 'Chose',
    kind: 'logged-finds',
    run: async () => auditLog.employee.put(`/api/admin/finds/${await newFind()}/of-the-month`, {}),
  },
  'DELETE /admin/finds/:id/of-the-month': {
    what: 'No longer shows',
    kind: 'logged-finds',
    run: async () => auditLog.employee.delete(`/api/admin/finds/${await newFind()}/of-the-month`),
  },
  'POST /admin/threads/:id/answer': {
    what: 'Answered',
    kind: 'contact-messages',
    run: async () => inThread(await newThread(), 'answer', { message: 'At the lake.', lastSeen: 0 }),
  },
  'POST /admin/threads/:id/note': {
    what: 'Added a note',
    kind: 'contact-messages',
    run: async () => inThread(await newThread(), 'note', { message: 'Asked twice.' }),
  },
  'POST /admin/threads/:id/close': {
    what: 'Closed',
    kind: 'contact-messages',
    run: async () => inThread(await newThread(), 'close'),
  },
  'POST /admin/threads/:id/reopen': {
    what: 'Opened again',
    kind: 'contact-messages',
    run: async () => {
      const id = await newThread()
      await inThread(id, 'close')
      await news()
      return inThread(id, 'reopen')
    },
  },
  'POST /admin/threads/:id/messages/:message/decide': {
    what: 'Accepted a message',
    kind: 'contact-messages',
    run: async () => {
      const id = await newThread()
      const { rows } = await site.pool.query<{ id: number }>(
        `insert into thread_messages (thread_id, kind, text, sender, is_held) values ($1, 'theirs', 'Hi', 'b@example.test', true) returning id`,
        [id],
      )
      return inThread(id, `messages/${rows[0]?.id}/decide`, { decision: 'accept' })
    },
  },
  'POST /admin/products': {
    what: 'Created',
    kind: 'products',
    run: () => auditLog.employee.post('/api/admin/products', { name: 'Chisel', price: 24.5 }),
  },
  'POST /admin/products/:id/stock': {
    what: 'Changed the stock',
    kind: 'products',
    run: async () => changeStock(auditLog.employee, await newOwnGood(null), { change: 2 }),
  },
  'PUT /admin/settings': {
    what: 'Changed',
    kind: 'site-settings',
    run: () => auditLog.employee.put('/api/admin/settings', { popular_from_views: '12' }),
  },
  'POST /admin/member-prices/move': {
    what: 'Moved',
    kind: 'subscriptions',
    run: async () => {
      await site.pool.query(
        `insert into subscriptions (user_id, plan, status, price_cents, subscription_id, current_period_end)
         select id, 'annual', 'active', 9900, 'sub_earlier', now() + interval '30 days' from users order by id limit 1`,
      )
      return auditLog.employee.post('/api/admin/member-prices/move', { plan: 'annual', price: '115.00' })
    },
  },
  'PUT /admin/mail-wordings/:key': {
    what: 'Changed',
    kind: 'mail-wordings',
    run: () => auditLog.employee.put('/api/admin/mail-wordings/reset-password', WORDING),
  },
  'DELETE /admin/mail-wordings/:key': {
    what: 'Changed back',
    kind: 'mail-wordings',
    run: async () => {
      await auditLog.employee.put('/api/admin/mail-wordings/reset-password', WORDING)
      return auditLog.employee.delete('/api/admin/mail-wordings/reset-password')
    },
  },
  'POST /merchandise/sync': {
    what: 'Synced',
    kind: 'sync-runs',
    run: () => auditLog.employee.post('/api/merchandise/sync'),
  },
  'PUT /cover-photo': {
    what: 'Changed',
    kind: 'site-settings',
    run: async () =>
      auditLog.employee.send('PUT', '/api/cover-photo', {
        body: { coverPhotoURL: await upload(auditLog.employee, await smallPicture('#304050')) },
      }),
  },
  'POST /admin/comments/moderate': {
    what: 'Changed',
    kind: 'comments',
    run: async () =>
      auditLog.employee.post('/api/admin/comments/moderate', {
        ids: [await commentOf(await signUpMember(site), 'Hello')],
        action: 'hide',
        reason: 'off-topic',
      }),
  },
  'POST /admin/comments/:id/pin': {
    what: 'Changed',
    kind: 'comments',
    run: async () => auditLog.employee.post(`/api/admin/comments/${await visibleComment()}/pin`),
  },
  'DELETE /admin/comments/:id/pin': {
    what: 'Changed',
    kind: 'comments',
    run: async () => {
      const path = `/api/admin/comments/${await visibleComment()}/pin`
      await auditLog.employee.post(path)
      await news()
      return auditLog.employee.delete(path)
    },
  },
  'POST /admin/posts/:id/comments/close': {
    what: 'Closed comments',
    kind: 'posts',
    run: async () => auditLog.employee.post(`/api/admin/posts/${await publicPost()}/comments/close`),
  },
  'DELETE /admin/posts/:id/comments/close': {
    what: 'Opened comments',
    kind: 'posts',
    run: async () => {
      const path = `/api/admin/posts/${await publicPost()}/comments/close`
      await auditLog.employee.post(path)
      await news()
      return auditLog.employee.delete(path)
    },
  },
  'POST /admin/mails/:id/resend': {
    what: 'Sent again',
    kind: 'mail-outbox',
    run: async () => {
      const { rows } = await site.pool.query<{ id: number }>(
        `insert into mail_outbox (key, kind, "to", data, sent_at)
         values ('audited-mail', 'subscription-ended', 'a@example.test', '{"firstName":"A","reason":"unpaid"}', now()) returning id`,
      )
      return auditLog.employee.post(`/api/admin/mails/${rows[0]?.id ?? 0}/resend`)
    },
  },
  'DELETE /admin/people/:id/sessions': {
    what: 'Signed out everywhere',
    kind: 'users',
    run: async () =>
      auditLog.employee.send('DELETE', `/api/admin/people/${(await whoIs(await signUpMember(site))).id}/sessions`),
  },
  'POST /admin/people/invitations': {
    what: 'Invited as editor',
    kind: 'users',
    run: () =>
      auditLog.employee.post('/api/admin/people/invitations', {
        email: 'new-editor@example.test',
        firstName: 'Nora',
        lastName: 'Stone',
        role: 'editor',
      }),
  },
  'POST /admin/people/:id/second-factor/reset': {
    what: 'Turned off two-step sign-in',
    kind: 'users',
    run: async () => {
      const { id } = await whoIs(await signUpMember(site))
      await site.pool.query(
        `insert into second_factors (user_id, secret, begun_at, confirmed_at) values ($1, '', now(), now())`,
        [id],
      )
      return auditLog.employee.post(`/api/admin/people/${id}/second-factor/reset`)
    },
  },
  'POST /admin/orders/:id/refund': {
    what: 'Refunded',
    kind: 'orders',
    run: async () => act((await buy(site, { variantIds })).id, 'refund', { amount: '1.00', reason: 'A scratch' }),
  },
  'POST /admin/orders/:id/cancel': {
    what: 'Canceled',
    kind: 'orders',
    run: async () => {
      await holdFor(site, 60)
      const { id } = await buy(site, { variantIds })
      await holdFor(site, 0)
      return act(id, 'cancel', { reason: 'Asked by phone' })
    },
  },
  'POST /admin/orders/:id/lines/:line/refund': {
    what: 'Refunded an item the print provider canceled',
    kind: 'orders',
    run: () => settleCanceled('refund'),
  },
  'POST /admin/orders/:id/lines/:line/replace': {
    what: 'Replaced an item the print provider canceled',
    kind: 'orders',
    run: () => settleCanceled('replace'),
  },
  'POST /admin/orders/:id/retry': {
    what: 'Tried again',
    kind: 'orders',
    run: async () => act(await stuckOrder(), 'retry', { notThere: true }),
  },
  'PUT /admin/orders/:id/address': {
    what: 'Corrected the address',
    kind: 'orders',
    run: async () => {
      await holdFor(site, 60)
      const { id } = await buy(site, { variantIds })
      // An order is not changed while it is sent to the print provider.
      await jobsDone(site)
      await holdFor(site, 0)
      return auditLog.employee.put(`/api/admin/orders/${id}/address`, { address: { ...address, street: '7 New Road' } })
    },
  },
  'POST /admin/orders/:id/ask-address': {
    what: 'Asked the buyer for the address',
    kind: 'orders',
    run: async () => act(await stuckOrder(), 'ask-address', { problem: 'Which city?' }),
  },
  'POST /admin/orders/:id/parcels': {
    what: 'Sent a parcel',
    kind: 'orders',
    run: async () => act(await newOwnOrder(), 'parcels', { carrier: 'other' }),
  },
  'POST /admin/orders/:id/lines/:line/restock': {
    what: 'Put an item back in stock',
    kind: 'orders',
    run: async () => {
      const id = await newOwnOrder()
      await act(id, 'parcels', { carrier: 'other' })
      const { rows } = await site.pool.query<{ id: number }>('select id from order_lines where order_id = $1', [id])
      return act(id, `lines/${rows[0]?.id ?? 0}/restock`)
    },
  },
  'POST /admin/orders/:id/deliver': {
    what: 'Marked as delivered',
    kind: 'orders',
    run: async () => {
      const { id } = await buySubmitted(site, { variantIds })
      await site.pool.query(`update orders set fulfilment = 'shipped' where id = $1`, [id])
      return act(id, 'deliver')
    },
  },
  'POST /admin/orders/:id/resolve': {
    what: 'Resolved the problem',
    kind: 'orders',
    run: async () => {
      const { id } = await buySubmitted(site, { variantIds })
      await addProblem(site, id, 'A refund of $1.00 failed')
      return act(id, 'resolve', { note: 'Sent by bank transfer' })
    },
  },
  'POST /admin/withdrawals/:id/settle': {
    what: 'Settled the withdrawal',
    kind: 'orders',
    run: async () => {
      const { id } = await buySubmitted(site, { variantIds })
      const { rows } = await site.pool.query<{ id: number }>(
        `insert into withdrawals (order_id, name, email, submitted_at) values ($1, 'Ada', 'ada@example.test', now()) returning id`,
        [id],
      )
      return auditLog.employee.post(`/api/admin/withdrawals/${rows[0]?.id}/settle`, { outcome: 'waived' })
    },
  },
  'POST /admin/memberships/:id/refund': {
    what: 'Refunded',
    kind: 'subscriptions',
    run: async () => {
      const membershipId = await membershipOf(site, await payingMember(site))
      const path = `/api/admin/memberships/${membershipId}`
      const { payments } = (await auditLog.employee.get(`${path}/payments`)).json as { payments: RefundablePayment[] }
      const [payment] = payments
      const refund = { invoiceId: payment?.id, part: 'all', amount: payment?.offers.all, key: 'audited-refund-1' }
      return auditLog.employee.post(`${path}/refund`, refund)
    },
  },
  'POST /admin/failed-payments/:id/email': {
    what: 'Emailed about a failed payment',
    kind: 'subscriptions',
    run: async () => {
      const membershipId = await membershipOf(site, await payingMember(site))
      await site.pool.query(`update subscriptions set status = 'past_due', past_due_since = now() where id = $1`, [
        membershipId,
      ])
      return auditLog.employee.post(`/api/admin/failed-payments/${membershipId}/email`)
    },
  },
  'POST /admin/gift-card-sales/:id/refund': {
    what: 'Refunded',
    kind: 'gift-card-sales',
    run: async () => auditLog.employee.post(`/api/admin/gift-card-sales/${(await buyGiftCard(site)).id}/refund`),
  },
  'POST /admin/gift-memberships/:id/resend': {
    what: 'Sent again',
    kind: 'gift-memberships',
    run: async () =>
      auditLog.employee.post(`/api/admin/gift-memberships/${(await giveMembership(site)).giftId}/resend`, {}),
  },
  'POST /admin/gift-memberships/:id/end': {
    what: 'Ended',
    kind: 'gift-memberships',
    run: async () => {
      const { giftId } = await giveMembership(site)
      await site.pool.query(
        `update gift_memberships set redeemed_at = now(), begins_at = now(), ends_at = now() + interval '3 months',
           redeemed_by_id = (select id from users order by id desc limit 1) where id = $1`,
        [giftId],
      )
      return auditLog.employee.post(`/api/admin/gift-memberships/${giftId}/end`)
    },
  },
  'POST /admin/orders/:id/resend-mail': {
    what: 'Sent the confirmation again',
    kind: 'orders',
    run: async () => act((await buy(site, { variantIds })).id, 'resend-mail'),
  },
}

async function answerClaim(action: string, body?: object) {
  const { id } = await buySubmitted(site, { variantIds })
  const { rows } = await site.pool.query<{ id: number }>(
    `insert into claims (order_id, kind, lines) values ($1, (enum_range(null::enum_claims_kind))[1], '[]') returning id`,
    [id],
  )
  return auditLog.employee.post(`/api/admin/claims/${rows[0]?.id}/${action}`, body)
}

async function publicPost(): Promise<number> {
  const { rows } = await site.pool.query<{ id: number }>(
    `insert into posts (title, type, is_subscriber_only, status) values ('A ridge', 'video', false, 'published') returning id`,
  )
  return rows[0]?.id ?? 0
}

async function visibleComment(): Promise<number> {
  const id = await commentOf(await signUpMember(site), 'Hello')
  await site.pool.query(`update comments set status = 'visible' where id = $1`, [id])
  return id
}

describe('an employee’s action through the site', () => {
  // A cover or preview that was made is in use, and recorded, once its post is saved.
  const READS = [
    'POST /merchandise/sync/preview',
    'POST /admin/imports/columns',
    'POST /admin/mail-wordings/:key/preview',
    'POST /admin/posts/:id/cover',
    'POST /admin/posts/:id/preview',
    'POST /admin/posts/:id/email/test',
    'POST /admin/letters/:id/email/test',
    'POST /admin/stories/preview',
    'POST /admin/view-as',
  ]

  it('has a case in the table below', () => {
    const writing = endpoints.filter(({ access, method }) => isCapability(access) && method !== 'GET')
    const names = writing.map(({ method, path }) => `${method} ${path}`).filter((name) => !READS.includes(name))
    expect(names.sort()).toEqual(Object.keys(actions).sort())
  })

  it.each(Object.entries(actions))('%s is recorded', async (_name, { what, kind, run }) => {
    const answer = await run()
    expect(answer.status).toBeLessThan(300)
    const noted = (await news()).filter((entry) => entry.what === what && entry.kind === kind)
    expect(noted).toHaveLength(1)
    expect(noted[0]).toMatchObject({ employee_id: auditLog.employeeId })
    expect(noted[0]?.request_id).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('records the amount, the reason and the customer of a refund', async () => {
    const buyer = await signUpMember(site)
    const { id, reference } = await buy(site, { buyer, variantIds })
    await act(id, 'refund', { amount: '2.50', reason: 'A scratch' })
    expect(await news()).toMatchObject([
      {
        subject: `Order ${reference}`,
        about_id: (await whoIs(buyer)).id,
        details: [
          { field: 'Amount', before: null, after: '$2.50' },
          { field: 'Reason', before: null, after: 'A scratch' },
        ],
      },
    ])
  })

  it('records which notices of a post were changed', async () => {
    await auditLog.employee.put(`/api/admin/posts/${await newPost()}/notices`, { email: false, push: true })
    expect((await news()).filter(({ what }) => what === 'Changed')).toMatchObject([
      { kind: 'posts', details: [{ field: 'People are emailed', before: 'Yes', after: 'No' }] },
    ])
  })

  it('records each muted author once', async () => {
    const author = await signUpMember(site)
    const ids = [await commentOf(author, 'One'), await commentOf(author, 'Two')]
    await auditLog.employee.post('/api/admin/comments/moderate', { ids, action: 'mute', reason: 'spam' })
    const entries = await news()
    expect(entries.filter(({ kind }) => kind === 'comments')).toHaveLength(2)
    expect(entries.filter(({ kind }) => kind === 'users')).toMatchObject([
      { subject: `Person “${author.email}”`, details: [{ field: 'Muted in comments', before: 'No', after: 'Yes' }] },
    ])
  })

  it('records dismissed reports of a comment that is already visible', async () => {
    const author = await signUpMember(site)
    const [reported, other] = [await commentOf(author, 'Fine'), await commentOf(author, 'Fine as well')]
    await site.pool.query(`update comments set status = 'visible' where id = any($1)`, [[reported, other]])
    const reporter = await whoIs(await signUpMember(site))
    await site.pool.query('insert into comment_reports (comment_id, user_id) values ($1, $2)', [reported, reporter.id])
    await auditLog.employee.post('/api/admin/comments/moderate', { ids: [reported, other], action: 'approve' })
    expect(await news()).toMatchObject([{ what: 'Dismissed reports', subject: `Comment ${reported}` }])
  })

  it('is not recorded when it is rejected', async () => {
    const { id } = await buy(site, { variantIds })
    expect((await act(id, 'refund', { amount: '9999.00', reason: 'Too much' })).status).toBe(409)
    expect(await news()).toEqual([])
  })
})
