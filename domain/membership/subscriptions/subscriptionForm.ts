import type { SubscriptionForm, BegunForm } from './BegunForm.ts'
import type { Plan } from '#contracts/people/people.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, dynamicSql, extended, returnsRow, row, sql, statement } from '#database/sql.ts'
import { type CardSetup, findCardSetup } from '#providers/stripe/cardSetups.ts'
import { type CardSubscription, findSubscription } from '#providers/stripe/memberships.ts'
import { lockPerson } from '#domain/people/people/locks.ts'
import { personKey } from '#domain/platform/personOf.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { applySetupIntent } from './applySetupIntent.ts'
import { applySubscription } from './applySubscription.ts'
import { endLapsedMembership } from './endLapsedMembership.ts'
import { type FormTerms, readFormTerms } from './formTerms.ts'
import type { MembershipTax } from './membershipTax.ts'
import type { Residence } from './readResidence.ts'
import { endCardSetup, revokeSubscription } from './revokeSubscription.ts'
import { recordConsent } from './recordConsent.ts'

type FormRequest = { plan: Plan; code: string | undefined; tax: MembershipTax | null }

/** @throws AppError `tax_changed` where the price has changed since its tax was calculated, and as `readFormTerms`. */
export async function ensureSubscriptionForm(
  req: SignedInReq,
  wanted: FormRequest,
  residence: Residence,
): Promise<BegunForm> {
  // Another tab may start the other plan in between, so retry.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await endLapsedMembership(req)
    const open = await findOpen(req.pool, req)
    const terms = termsWithTax(await readFormTerms(req.pool, req, wanted), wanted.tax)
    if (open && !isSame(open, terms)) await closeForm(req, open)
    const begun = await inTransaction(req.pool, async (tx) => {
      const form = await findOrBegin(tx, req, wanted)
      if (form) await recordConsent(tx, form, residence, req)
      return form
    })
    if (begun) return begun
  }
  throw new AppError('form_replaced')
}

/** @returns null when a form with other terms is open. */
async function findOrBegin(tx: Database, req: SignedInReq, wanted: FormRequest): Promise<BegunForm | null> {
  await lockPerson(tx, req.user.id)
  const account = await returnsRow(tx, statement`select 1 from users where id = ${req.user.id} and closed_at is null`)
  if (!account) throw new AppError('unauthorized')
  const terms = termsWithTax(await readFormTerms(tx, req, wanted, { lock: true }), wanted.tax)
  const { plan, isTrial, priceCents, trialDays, offer, couponId, firstCents, isTaxed, taxCents, renewalTaxCents } =
    terms
  const person = offer && personKey(req.user.email)
  // One query: with two, a form paid in between would appear in neither.
  const known = await row(
    tx,
    extended(
      selectForm,
      dynamicSql`
        where user_id = ${req.user.id} and status not in ('canceled', 'incomplete_expired')
        order by status in ('pending', 'incomplete'), id desc limit 1`,
    ),
  )
  if (known && !known.isOpen) throw new AppError('already_subscribed')
  if (known) return isSame(known, terms) ? { ...known, offer, firstCents } : null
  const begun = await row(
    tx,
    sql<{ id: number }>`
      insert into subscriptions
        (user_id, plan, status, is_trial, price_cents, trial_days, offer_id, offer_person, coupon_id, created_at,
          is_taxed, tax_cents, renewal_tax_cents)
      values (${req.user.id}, ${plan}::enum_subscriptions_plan, 'pending', ${isTrial}, ${priceCents}, ${trialDays},
        ${offer?.id ?? null}::int, ${person}, ${couponId}, ${req.now}, ${isTaxed}, ${taxCents}, ${renewalTaxCents})
      on conflict (user_id) where status in ('pending', 'incomplete') do nothing
      returning id`,
  )
  const form = begun && (await row(tx, extended(selectForm, dynamicSql`where id = ${begun.id}`)))
  return form && { ...form, offer, firstCents }
}

const findOpen = (database: Database, { user }: SignedInReq): Promise<SubscriptionForm | null> =>
  row(
    database,
    extended(
      selectForm,
      dynamicSql`where user_id = ${user.id} and status in ('pending', 'incomplete') order by id desc limit 1`,
    ),
  )

const selectForm = sql<SubscriptionForm & { isOpen: boolean | null }>`
  select id, idempotency_key as key, plan, is_trial as "isTrial", price_cents as "priceCents",
    trial_days as "trialDays", setup_intent_id as "setupIntentId",
    subscription_id as "subscriptionId", offer_id as "offerId", coupon_id as "couponId",
    is_taxed as "isTaxed", tax_cents as "taxCents", renewal_tax_cents as "renewalTaxCents",
    status in ('pending', 'incomplete') as "isOpen"
  from subscriptions`

type Terms = Omit<FormTerms, 'offer' | 'firstCents'> &
  Pick<SubscriptionForm, 'isTaxed' | 'taxCents' | 'renewalTaxCents'>

function termsWithTax(terms: FormTerms, tax: MembershipTax | null): FormTerms & Terms {
  if (!tax) return { ...terms, isTaxed: false, taxCents: 0, renewalTaxCents: 0 }
  const { firstCents, priceCents, firstTaxCents: taxCents, renewalTaxCents } = tax
  if (terms.firstCents !== firstCents || terms.priceCents !== priceCents) throw new AppError('tax_changed')
  return { ...terms, isTaxed: true, taxCents, renewalTaxCents }
}

const isSame = (open: Terms, terms: Terms): boolean =>
  open.plan === terms.plan &&
  open.isTrial === terms.isTrial &&
  open.priceCents === terms.priceCents &&
  open.offerId === terms.offerId &&
  open.couponId === terms.couponId &&
  open.isTaxed === terms.isTaxed &&
  open.taxCents === terms.taxCents &&
  open.renewalTaxCents === terms.renewalTaxCents &&
  (!terms.isTrial || open.trialDays === terms.trialDays)

/** Its form must no longer be confirmed. @throws AppError `already_subscribed`. */
async function closeForm(req: SignedInReq, { id, setupIntentId, subscriptionId }: SubscriptionForm): Promise<void> {
  if (subscriptionId) {
    await refuseIfRunning(req, await findSubscription(subscriptionId))
    await revokeSubscription(req, id, subscriptionId)
  } else if (setupIntentId) {
    await refuseIfConfirmed(req, await findCardSetup(setupIntentId))
    await endCardSetup(setupIntentId)
  }
  await req.pool.query(sql`
    update subscriptions set status = 'incomplete_expired', ended_at = ${req.now}
    where id = ${id} and status in ('pending', 'incomplete') and subscription_id is not distinct from ${subscriptionId}
      and setup_intent_id is not distinct from ${setupIntentId}`)
}

export async function expireSubscriptionForm({ pool, now }: SignedInReq, { id }: SubscriptionForm): Promise<void> {
  await pool.query(sql`
    update subscriptions set status = 'incomplete_expired', ended_at = ${now}
    where id = ${id} and status in ('pending', 'incomplete')`)
}

/** The payment can arrive before its event. */
export async function refuseIfRunning(req: SignedInReq, subscription: CardSubscription | null): Promise<void> {
  if (!subscription || ['incomplete', 'incomplete_expired', 'canceled'].includes(subscription.status)) return
  await applySubscription(req, subscription.id)
  throw new AppError('already_subscribed')
}

export async function refuseIfConfirmed(req: SignedInReq, setup: CardSetup | null): Promise<void> {
  if (setup?.status !== 'succeeded') return
  await applySetupIntent(req, setup.id)
  throw new AppError('already_subscribed.confirmed')
}
