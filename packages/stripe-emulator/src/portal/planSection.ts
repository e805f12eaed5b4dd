import { firstItem, isOver } from '../billing/subscriptionParts.ts'
import type { Emulator } from '../Emulator.ts'
import type { Price, Subscription } from '../state/objects.ts'
import { formatDay, formatMoney } from './format.ts'
import { html, type Markup } from './html.ts'
import type { PortalView } from './portalView.ts'

const STATUS_WORDS: Record<string, string> = {
  active: 'Active',
  trialing: 'Free trial',
  past_due: 'Payment overdue',
  unpaid: 'Unpaid',
  paused: 'Paused',
  incomplete: 'Waiting for the first payment',
  incomplete_expired: 'Never started',
  canceled: 'Canceled',
}

export function planSection(emulator: Emulator, view: PortalView): Markup {
  const { subscription } = view
  if (!subscription)
    return html`<h2>Plan</h2>
      <p class="quiet">You don’t have a subscription.</p>`
  const { price } = firstItem(subscription)
  const name = emulator.store.find('product', price.product)?.name ?? 'Subscription'
  return html`<h2>Plan</h2>
    <p><strong>${name}</strong>, ${priceWords(price)}</p>
    <p>Status: <strong>${STATUS_WORDS[subscription.status] ?? subscription.status}</strong></p>
    ${nextStep(subscription)} ${cancelForms(view, subscription)}`
}

export function switchSection(emulator: Emulator, { session, subscription }: PortalView): Markup | null {
  if (!subscription || isOver(subscription) || subscription.status === 'incomplete') return null
  const current = firstItem(subscription).price
  const others = emulator.store
    .list('price')
    .filter((price) => price.active && price.recurring && price.product === current.product && price.id !== current.id)
  if (others.length === 0) return null
  const consequence =
    subscription.status === 'trialing'
      ? 'During the free trial nothing is charged; the new price applies when it ends.'
      : 'A new period begins now and is charged now, less what is unused of the current one.'
  return html`<h2>Switch plan</h2>
    <p class="quiet">${consequence}</p>
    ${others.map(
      (price) =>
        html`<form method="post" action="/portal/${session.id}/switch">
          <input type="hidden" name="price" value="${price.id}" />
          <button class="second">Switch to ${priceWords(price)}</button>
        </form>`,
    )}`
}

function nextStep(subscription: Subscription): Markup {
  const end = formatDay(firstItem(subscription).current_period_end)
  if (isOver(subscription))
    return html`<p class="quiet">Ended on ${formatDay(subscription.ended_at ?? subscription.created)}.</p>`
  if (subscription.cancel_at !== null) {
    return html`<p class="bad">
      Ends on ${formatDay(subscription.cancel_at)}. Until then it stays yours; nothing more will be charged.
    </p>`
  }
  if (subscription.status === 'trialing') return html`<p>Free until ${end}, then charged.</p>`
  if (subscription.status === 'paused') return html`<p>Add a card and resume your subscription.</p>`
  if (subscription.status === 'past_due')
    return html`<p class="bad">The last payment failed. Change the card, then pay the open invoice below.</p>`
  return html`<p>Renews on ${end}.</p>`
}

function cancelForms(view: PortalView, subscription: Subscription): Markup | null {
  if (isOver(subscription)) return null
  if (subscription.status === 'paused')
    return html`<form method="post" action="/portal/${view.session.id}/resume"><button>Resume</button></form>`
  if (subscription.cancel_at !== null) {
    return html`<form method="post" action="/portal/${view.session.id}/keep">
      <button>Keep my subscription</button>
    </form>`
  }
  if (!canCancel(view)) return null
  return html`<form method="get" action="/portal/${view.session.id}/cancel">
    <button class="second">Cancel subscription</button>
  </form>`
}

export function cancelSection(view: PortalView, subscription: Subscription): Markup {
  const { session, cancelsImmediately } = view
  const end = formatDay(firstItem(subscription).current_period_end)
  const consequence = cancelsImmediately
    ? html`<p>Your subscription ends immediately.</p>`
    : html`<p>
          Your subscription stays yours until <strong>${end}</strong>. Then it ends, and nothing more is charged.
        </p>
        <p class="quiet">Until that day you can keep your subscription here.</p>`
  return html`<h2>Cancel your subscription?</h2>
    ${consequence}
    <form method="post" action="/portal/${session.id}/cancel">
      <button>${cancelsImmediately ? 'Cancel now' : 'Cancel at the end of the period'}</button>
    </form>
    <p><a href="/portal/${session.id}?page=overview">Go back</a></p>`
}

export function canCancel(view: PortalView): view is PortalView & { subscription: Subscription } {
  const { subscription } = view
  return (
    subscription !== undefined &&
    !isOver(subscription) &&
    subscription.status !== 'paused' &&
    subscription.cancel_at === null &&
    view.offers('subscription_cancel')
  )
}

function priceWords({ unit_amount: amount, currency, recurring }: Price): string {
  return `${formatMoney(amount, currency)} per ${recurring?.interval ?? ''}`
}
