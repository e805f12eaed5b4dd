import type { Invoice } from '../state/objects.ts'
import { cardForm } from './cardForm.ts'
import { formatDay, formatMoney } from './format.ts'
import { html } from './html.ts'
import { page } from './page.ts'
import type { Notice } from './portalPage.ts'

const NOTE = 'Demo invoice – no real card is charged'

export function invoicePage(invoice: Invoice, notice?: Notice): string {
  const rows = invoice.lines.data.map(
    (line) =>
      html`<tr>
        <td>
          ${line.description}<br /><span class="quiet"
            >${formatDay(line.period.start)} – ${formatDay(line.period.end)}</span
          >
        </td>
        <td class="sum">${formatMoney(line.amount, invoice.currency)}</td>
      </tr>`,
  )
  const body = html`<h1>Invoice ${invoice.number}</h1>
    ${notice ? html`<p class="${notice.isBad ? 'bad' : 'good'}" role="${notice.isBad ? 'alert' : 'status'}">${notice.text}</p>` : null}
    <section>
      <p>${invoice.customer_name} ${invoice.customer_email}</p>
      <p class="quiet">Issued ${formatDay(invoice.created)}. Status: ${invoice.status}.</p>
      <div class="scroll">
        <table>
          <tbody>
            ${rows}
          </tbody>
          <tfoot>
            <tr>
              <th>Total</th>
              <th class="sum">${formatMoney(invoice.total, invoice.currency)}</th>
            </tr>
            <tr>
              <th>Paid</th>
              <th class="sum">${formatMoney(invoice.amount_paid, invoice.currency)}</th>
            </tr>
            <tr>
              <th>Due</th>
              <th class="sum">${formatMoney(invoice.amount_remaining, invoice.currency)}</th>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
    ${
      invoice.status === 'open'
        ? html`<section>
            <h2>Pay this invoice</h2>
            ${cardForm(`/invoice/${invoice.id}/pay`, 'Pay')}
          </section>`
        : null
    }`
  return page(`Invoice ${invoice.number}`, body, NOTE)
}

export function receiptPage(amount: number, currency: string, created: number): string {
  const body = html`<h1>Receipt</h1>
    <section><p>${formatMoney(amount, currency)} on ${formatDay(created)}</p></section>`
  return page('Receipt', body, 'Demo receipt – no real card was charged')
}
