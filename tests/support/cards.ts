import type { Site } from './site.ts'

const authorized = { authorization: 'Bearer sk_test_tests', 'content-type': 'application/x-www-form-urlencoded' }

export async function askCards<Answer>(site: Site, path: string, form?: Record<string, string>): Promise<Answer> {
  const answer = await fetch(`${site.cardBase}/v1/${path}`, {
    method: form ? 'POST' : 'GET',
    headers: authorized,
    ...(form && { body: new URLSearchParams(form) }),
  })
  if (!answer.ok) throw new Error(`The card provider answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

type CardSubscription = { id: string; status: string; customer: string; default_payment_method: string }
type List<Item> = { data: Item[] }

/** Newest first. */
export async function subscriptionsOf(site: Site, userId: number): Promise<CardSubscription[]> {
  const list = await askCards<List<CardSubscription & { metadata: { userId: string } }>>(
    site,
    'subscriptions?status=all&limit=100',
  )
  return list.data.filter(({ metadata }) => metadata.userId === String(userId))
}

export async function lastPayment(site: Site, subscriptionId: string): Promise<string> {
  const invoices = await askCards<List<{ id: string }>>(site, `invoices?subscription=${subscriptionId}&limit=1`)
  const payments = await askCards<List<{ payment: { payment_intent: string } }>>(
    site,
    `invoice_payments?invoice=${invoices.data[0]?.id ?? ''}`,
  )
  return payments.data[0]?.payment.payment_intent ?? ''
}

export async function useCard(site: Site, subscriptionId: string, card: string): Promise<void> {
  const { customer } = await askCards<CardSubscription>(site, `subscriptions/${subscriptionId}`)
  const { id } = await askCards<{ id: string }>(site, `payment_methods/${card}/attach`, { customer })
  await askCards(site, `subscriptions/${subscriptionId}`, { default_payment_method: id })
}

/** Newest first. */
export async function refundsOf(site: Site, paymentIntentId: string): Promise<{ id: string; status: string }[]> {
  return (await askCards<List<{ id: string; status: string }>>(site, `refunds?payment_intent=${paymentIntentId}`)).data
}

export async function deleteAtCards(site: Site, path: string): Promise<void> {
  const answer = await fetch(`${site.cardBase}/v1/${path}`, { method: 'DELETE', headers: authorized })
  if (!answer.ok) throw new Error(`The card provider answered ${answer.status}: ${await answer.text()}`)
}
