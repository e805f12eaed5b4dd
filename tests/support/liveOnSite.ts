import type { Browser } from './Browser.ts'
import { applyCode, createCode } from './promoCodes.ts'
import { buyGift, giftForm } from './giftSales.ts'
import { giveMembership, redeem } from './giftMemberships.ts'
import { issueGiftCard } from './giftCards.ts'
import { writeLetter } from './letters.ts'
import { payingMember } from './memberships.ts'
import { buy, buySubmitted, jobsDone } from './orders.ts'
import { addOwnGood } from './ownGoods.ts'
import { sendFromPanel, uploadInPanel } from './panel.ts'
import { signUpConfirmed, signUpEmployee } from './people.ts'
import { giveCover, publishFilm, publishGallery } from './posts.ts'
import { addRound, ask } from './questions.ts'
import { addressFor, buyArrived, praise } from './reviews.ts'
import { fillCart, openShop } from './shop.ts'
import type { Site } from './site.ts'
import { paragraph, story } from './stories.ts'
import { smallPicture } from './uploads.ts'

/** A site on which a little of everything happened. The owner and the first member keep their addresses. */
export async function liveOnSite(site: Site): Promise<void> {
  const owner = await signUpEmployee(site)
  const member = await signUpConfirmed(site)
  await rename(site, owner.email, 'owner@example.test')
  await rename(site, member.email, 'member@example.test')
  await site.pool.query(`update users set complimentary_until = '2099-01-01' where email = 'member@example.test'`)
  await site.pool.query(`insert into site_settings (key, value) values ('sells_in_germany', 'on')`)

  const film = await publishFilm(owner, { title: 'The first cut', isSubscriberOnly: true })
  await giveCover(site, film)
  await publishGallery(owner, { title: 'Slabs on the bench' })
  const frame = await uploadInPanel(site, owner, await smallPicture())
  await fromPanel(site, owner, '/finds', { post: film.id, stone: 'Laguna agate', second: 3, frame: frame.id })
  await done(member.post(`/api/posts/${film.id}/comments`, { content: 'Is the outer band calcite?' }))
  await fromPanel(site, owner, '/series', { title: 'Laguna 2026', slug: 'laguna-2026' })
  await fromPanel(site, owner, '/redirects', { source: '/old-shop', target: '/shop', status: '301' })
  await fromPanel(site, owner, '/saved-replies', { title: 'Thanks', text: 'Thank you for looking so closely.' })
  await fromPanel(site, owner, '/guesses', {
    ...{ post: film.id, question: 'What is inside?', second: 1, closesAt: new Date(Date.now() + 86_400_000) },
    options: [{ text: 'Bands', isRight: true }, { text: 'A geode' }],
  })
  await done(member.put('/api/account/profile', { name: 'Ada' }))
  await done(member.put(`/api/posts/${film.id}/position`, { second: 2 }))
  await done(member.post('/api/account/feed', {}))
  const round = await addRound(site)
  await ask(member, round, 'Which saw blade do you use for thunder eggs?')
  await writeLetter(site, owner, { subject: 'From the north ridge', body: story(paragraph('Snow is coming.')) })

  const variants = await openShop(site)
  const variantIds = variants.slice(0, 2)
  const shirt = await buySubmitted(site, { buyer: member, variantIds })
  await owner.post(`/api/admin/orders/${shirt.id}/refund`, { amount: '2.00', reason: 'A loose thread' })
  await createCode(site, owner, { code: 'RIDGE10', kind: 'percent', percent: 10 })
  const withCode = site.visitor()
  await fillCart(withCode, variants[0] ?? 0)
  await applyCode(withCode, 'RIDGE10')
  await buy(site, { buyer: withCode, variantIds: [] })
  const slab = await addOwnGood(owner, { name: 'Botswana slab', price: 42, stock: 3 })
  await buy(site, { variantIds: [slab.variantId] })
  const arrived = await buyArrived(site, [variants[0] ?? 0], member)
  await done(member.post(addressFor(arrived.reference, arrived.lineIds[0] ?? 0), praise()))
  const claim = { kind: 'misprint', message: 'The print is upside down.' }
  await done(member.post(`/api/orders/${arrived.reference}/claims`, claim))
  await done(member.put(`/api/wish-list/${arrived.merchandiseId}`))
  await issueGiftCard(site, owner, 5000)
  await buyGift(site, giftForm())
  const gift = await giveMembership(site)
  await redeem(await signUpConfirmed(site), gift.code)
  await payingMember(site)
  await jobsDone(site)
}

async function done(asked: ReturnType<Browser['get']>): Promise<void> {
  const { status, text } = await asked
  if (status >= 300) throw new Error(`It answered ${status}: ${text}`)
}

async function rename(site: Site, email: string, wanted: string): Promise<void> {
  await site.pool.query('update users set email = $2, normalized_email = $2 where email = $1', [email, wanted])
}

async function fromPanel(site: Site, owner: Browser, path: string, body: object): Promise<void> {
  const answer = await sendFromPanel(site, owner, 'POST', `/cms/api${path}`, body)
  if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
}
