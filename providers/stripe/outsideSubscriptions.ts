import type Stripe from 'stripe'
import type { Cents } from '#contracts/shared/money.ts'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import { orNullIfMissing } from './isMissing.ts'
import { readAllPages } from './readAllPages.ts'
import { toDate } from './toDate.ts'

/** A subscription that this site did not start, in the same Stripe account. */
export type OutsideSubscription = {
  id: string
  status: string
  customerId: string
  email: string | null
  name: string | null
  /** Null unless it has one price, for one, monthly or yearly, in US dollars. */
  price: { plan: 'monthly' | 'annual'; cents: Cents } | null
  /** Null for more than one. */
  product: { id: string; name: string } | null
  startedAt: Date | null
}

type Named = {
  id: string
  /** Of the account that its metadata names. */
  userId: number | null
}

/** Those that run, newest first. @param findOurs the ids of this site’s own. @throws CardProviderError. */
export async function listOutsideSubscriptions(
  findOurs: (all: Named[]) => Promise<Set<string>>,
): Promise<OutsideSubscription[]> {
  const all = await readAllPages((page) =>
    callStripe('reading all subscriptions', 'list', () =>
      stripe().subscriptions.list({ limit: 100, expand: ['data.customer'], ...page }),
    ),
  )
  const ours = await findOurs(all.map(({ id, metadata }) => ({ id, userId: namedAccount(metadata['userId']) })))
  const outside = all.filter(({ id }) => !ours.has(id))
  const names = await namesOf([...new Set(outside.flatMap(({ items }) => productOf(items.data) ?? []))])
  return outside.map((subscription) => toOutside(subscription, names))
}

/** Other programs store other ids there. */
const namedAccount = (userId = ''): number | null => (/^[1-9]\d{0,8}$/.test(userId) ? Number(userId) : null)

/** Stripe expands four levels only, and a product is below them. */
async function namesOf(ids: string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (let at = 0; at < ids.length; at += 100) {
    const { data } = await callStripe('reading products', 'list', () =>
      stripe().products.list({ ids: ids.slice(at, at + 100), limit: 100 }),
    )
    for (const { id, name } of data) names.set(id, name)
  }
  return names
}

function productOf([item, ...others]: Stripe.SubscriptionItem[]): string | null {
  const product = others.length > 0 ? undefined : item?.price.product
  return typeof product === 'object' ? product.id : (product ?? null)
}

function toOutside(
  { id, status, customer, start_date: start, items }: Stripe.Subscription,
  names: Map<string, string>,
): OutsideSubscription {
  const productId = productOf(items.data)
  const whole = typeof customer === 'object' && !customer.deleted ? customer : null
  return {
    id,
    status,
    customerId: typeof customer === 'string' ? customer : customer.id,
    email: whole?.email ?? null,
    name: whole?.name ?? null,
    price: priceOf(items.data),
    product: productId === null ? null : { id: productId, name: names.get(productId) ?? productId },
    startedAt: toDate(start),
  }
}

function priceOf(items: Stripe.SubscriptionItem[]): OutsideSubscription['price'] {
  const [item, ...others] = items
  const { unit_amount: cents, recurring, currency } = item?.price ?? {}
  if (others.length > 0 || item?.quantity !== 1 || currency !== 'usd' || !Number.isInteger(cents)) return null
  if (recurring?.interval_count !== 1 || (recurring.interval !== 'month' && recurring.interval !== 'year')) return null
  return { plan: recurring.interval === 'year' ? 'annual' : 'monthly', cents: cents ?? 0 }
}

/**
 * Names its account, as the site's own do; nothing is charged. Does nothing for one that Stripe no longer has.
 * @param owner null takes the name back.
 */
export async function nameAccountOf(id: string, owner: { userId: number; localKey: string } | null): Promise<void> {
  const metadata = owner ? { userId: String(owner.userId), localKey: owner.localKey } : { userId: '', localKey: '' }
  await orNullIfMissing(
    'subscription',
    callStripe('naming the account of a subscription', 'subscription', () =>
      stripe().subscriptions.update(id, { metadata }),
    ),
  )
}
