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
  incomplete_expired: 'Never begun',
  canceled: 'Canceled',
}

export function planSection(emulator: Emulator, view: PortalView): Markup {
  const { subscription } = view
  if (!subscription)
    return html`<h2>Plan</h2>
      <p class="quiet">There is no subscription.</p>`
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
    return html`<p class="bad">Ends on ${formatDay(subscription.cancel_at)}. Nothing more will be charged.</p>`
  }
  if (subscription.status === 'trialing') return html`<p>Free until ${end}, then charged.</p>`
  if (subscription.status === 'paused') return html`<p>Add a card and resume to go on.</p>`
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
  if (!view.offers('subscription_cancel')) return null
  const words = view.cancelsImmediately ? 'Cancel now' : 'Cancel at the end of the period'
  return html`<form method="post" action="/portal/${view.session.id}/cancel">
    <button class="second">${words}</button>
  </form>`
}

function priceWords({ unit_amount: amount, currency, recurring }: Price): string {
  return `${formatMoney(amount, currency)} per ${recurring?.interval ?? ''}`
}
