import { html } from '../portal/html.ts'
import { page } from '../portal/page.ts'
import type { Intent } from './findIntent.ts'

const NOTE = 'Demo bank page – no real card is charged'

/** @param provider where the payer confirms, such as PayPal; undefined for a bank. */
export function authenticationPage(intent: Intent, provider: string | undefined): string {
  if (intent.status !== 'requires_action') return page('Nothing to confirm', html`<h1>Nothing to confirm</h1>`, NOTE)
  const amount =
    intent.object === 'payment_intent'
      ? html`<p>Amount: <strong>$${(intent.amount / 100).toFixed(2)}</strong></p>`
      : null
  const title = provider ? `Confirm at ${provider}` : 'Confirm with your bank'
  const body = html`<h1>${title}</h1>
    <section>
      <p>
        ${provider ? `This page replaces ${provider} in a test.` : 'This page replaces the 3-D Secure step of your bank for a test card.'}
      </p>
      ${amount}
      <form method="post" action="/demo/3ds">
        <input type="hidden" name="client_secret" value="${intent.client_secret}" />
        <button name="outcome" value="authenticate">Confirm</button>
        <button name="outcome" value="fail" class="second">Refuse</button>
      </form>
    </section>`
  return page(title, body, NOTE)
}

export function authenticationDonePage(isConfirmed: boolean): string {
  const title = isConfirmed ? 'Confirmed' : 'Refused'
  return page(
    title,
    html`<h1>${title}</h1>
      <p>You can close this page and go back to the shop.</p>`,
    NOTE,
  )
}
