import type { Emulator } from '../Emulator.ts'
import { cardForm } from './cardForm.ts'
import { formatMoney, formatShortDay } from './format.ts'
import { html, type Markup } from './html.ts'
import { page } from './page.ts'
import { canCancel, cancelSection, planSection, switchSection } from './planSection.ts'
import type { PortalView } from './portalView.ts'

export interface Notice {
  text: string
  isBad: boolean
}

interface Part {
  name: string
  body: Markup | null
}

const BRANDS: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' }

const PART_OF_FLOW: Record<string, string> = {
  subscription_cancel: 'plan',
  subscription_update: 'switch',
  subscription_update_confirm: 'switch',
  payment_method_update: 'card',
}

export function portalPage(emulator: Emulator, view: PortalView, notice?: Notice): string {
  const { session, customer } = view
  const parts: Part[] = [
    { name: 'plan', body: planSection(emulator, view) },
    { name: 'switch', body: view.offers('subscription_update') ? switchSection(emulator, view) : null },
    { name: 'card', body: view.offers('payment_method_update') ? cardPart(view) : null },
    { name: 'invoices', body: view.offers('invoice_history') ? invoicesPart(view) : null },
  ]
  const wanted = PART_OF_FLOW[session.flow?.type ?? '']
  const ordered = [...parts].sort((a, b) => Number(b.name === wanted) - Number(a.name === wanted))
  const body = html`<p>${session.return_url ? html`<a href="${session.return_url}">← Back to the site</a>` : null}</p>
    <h1>Your subscription</h1>
    <p class="quiet">${customer.email ?? customer.name ?? ''}</p>
    ${notice ? html`<p class="${notice.isBad ? 'bad' : 'good'}" role="${notice.isBad ? 'alert' : 'status'}">${notice.text}</p>` : null}
    ${ordered.map(({ name, body: content }) => content && html`<section id="${name}" class="${name === wanted ? 'wanted' : ''}">${content}</section>`)}`
  return page('Your subscription', body)
}

export function cancelPage(emulator: Emulator, view: PortalView): string {
  if (!canCancel(view)) return portalPage(emulator, view)
  const body = html`<h1>Your subscription</h1>
    <section id="plan" class="wanted">${cancelSection(view, view.subscription)}</section>`
  return page('Cancel your subscription', body)
}

function cardPart({ card: method, session }: PortalView): Markup {
  const card = method?.card
  const current = card
    ? html`<p>
        ${BRANDS[card.brand] ?? 'Card'} ending in <strong>${card.last4}</strong>, valid until
        ${card.exp_month}/${card.exp_year}
      </p>`
    : html`<p class="quiet">No card is on file.</p>`
  return html`<h2>Card</h2>
    ${current} ${cardForm(`/portal/${session.id}/card`, card ? 'Change card' : 'Add card')}`
}

function invoicesPart({ invoices, session }: PortalView): Markup {
  if (invoices.length === 0)
    return html`<h2>Invoices</h2>
      <p class="quiet">None yet.</p>`
  const rows = invoices.map(
    (invoice) =>
      html`<tr>
        <td>${formatShortDay(invoice.created)}</td>
        <td><a href="/invoice/${invoice.id}">${invoice.number}</a></td>
        <td>${invoice.status}${invoice.status === 'open' ? payNow(session.id, invoice.id) : null}</td>
        <td class="sum">${formatMoney(invoice.total, invoice.currency)}</td>
      </tr>`,
  )
  return html`<h2>Invoices</h2>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>Date</th>
            <th>Number</th>
            <th>Status</th>
            <th class="sum">Amount</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>`
}

function payNow(session: string, invoice: string): Markup {
  return html`<form method="post" action="/portal/${session}/pay">
    <input type="hidden" name="invoice" value="${invoice}" /><button class="second">Pay now</button>
  </form>`
}
