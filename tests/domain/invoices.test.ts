import fc from 'fast-check'
import PDFDocument from 'pdfkit'
import { storedFact } from '#contracts/platform/facts.ts'
import { refundReasonInEnglish, type RefundReason } from '#contracts/shop/refundReasons.ts'
import { describe, expect, it, vi } from 'vitest'
import { type InvoiceData, invoiceDataSchema } from '#domain/shop/invoices/invoiceData.ts'
import { checkSum, invoiceRest } from '#domain/shop/invoices/invoiceLines.ts'
import { refundTax } from '#domain/shop/payments/refundTax.ts'
import { renderInvoice } from '#domain/shop/invoices/pdf/renderInvoice.ts'
import { renderFindList } from '#domain/community/loggedFinds/renderFindList.ts'
import type { StoredFind } from '#domain/community/loggedFinds/readLoggedFinds.ts'
import type { Language } from '#contracts/shared/languages.ts'
import { renderPackingSlips } from '#domain/shop/fulfilment/packing/renderPackingSlips.ts'
import { renderReceipt } from '#domain/shop/invoices/pdf/renderReceipt.ts'

const item = (totalCents: number) => ({ text: 'Contour Tee', quantity: 1, unitCents: totalCents, totalCents })
const cents = fc.integer({ min: 0, max: 500_000 })

const MUG = { quantity: 1, title: 'Mug', size: 'One size', color: 'Chalk' }

describe('the rows of an invoice', () => {
  it('are the items, the discount, shipping and tax', () => {
    const sums = { items: [item(5000)], discountCents: 500, shippingCents: 599, taxCents: 360, totalCents: 5459 }
    expect(invoiceRest(sums)).toEqual([
      { label: 'Discount', cents: -500 },
      { label: 'Shipping', cents: 599 },
      { label: 'Tax', cents: 360 },
    ])
  })

  it('contain what the stored parts of the price don’t explain', () => {
    const sums = { items: [item(5000)], discountCents: 0, shippingCents: 599, taxCents: 0, totalCents: 3599 }
    expect(invoiceRest(sums).at(-1)).toEqual({ label: 'Other discounts', cents: -2000 })
    expect(invoiceRest({ ...sums, items: [] }).at(-1)).toEqual({ label: 'Other charges', cents: 3000 })
  })

  it('always add up to what was charged', () => {
    fc.assert(
      fc.property(
        fc.array(cents),
        cents,
        cents,
        cents,
        cents,
        (prices, discountCents, shippingCents, taxCents, totalCents) => {
          const items = prices.map(item)
          const rest = invoiceRest({ items, discountCents, shippingCents, taxCents, totalCents })
          expect(() => checkSum({ items, rest, totalCents })).not.toThrow()
        },
      ),
    )
  })

  it('are refused when they don’t', () => {
    expect(() => checkSum({ items: [item(100)], rest: [], totalCents: 99 })).toThrow('100 cents, but 99 were charged')
  })
})

it('the credit notes of a fully refunded order contain all of its tax, however it was refunded', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1 }), fc.nat(30), (amounts, percent) => {
      const totalCents = amounts.reduce((sum, amount) => sum + amount, 0)
      const taxCents = Math.floor((totalCents * percent) / 130)
      let [creditedCents, creditedTaxCents] = [0, 0]
      for (const amountCents of amounts) {
        const tax = refundTax(amountCents, {
          restCents: totalCents - creditedCents,
          restTaxCents: taxCents - creditedTaxCents,
        })
        expect(tax).toBeLessThanOrEqual(amountCents)
        creditedCents += amountCents
        creditedTaxCents += tax
      }
      expect(creditedTaxCents).toBe(taxCents)
    }),
  )
})

describe('a PDF', () => {
  const seller = { name: 'Agate & Sons', address: ['1 Main Street'], taxId: '12-345', note: 'Thank you!' }
  const data: InvoiceData = {
    reference: 'HUNT-1',
    currency: 'usd',
    language: 'de',
    isDemo: false,
    orderedAt: '2026-03-04T12:00:00.000Z',
    paidAt: '2026-03-04T12:01:00.000Z',
    seller,
    buyer: ['Ada Lake'],
    deliverTo: [],
    items: [{ text: 'Contour Tee, Moss, M', quantity: 1, unitCents: 2499, totalCents: 2499 }],
    rest: [
      { label: 'Shipping', cents: 599 },
      { label: 'Tax', cents: 0 },
    ],
    totalCents: 3098,
    giftCents: 0,
    taxCents: 0,
    corrects: null,
  }
  const invoice = {
    number: 'INV-000001',
    kind: 'invoice' as const,
    issuedAt: new Date('2026-03-05T08:00:00.000Z'),
    data,
  }

  async function textsIn(drawing: () => Promise<Buffer>): Promise<{ texts: string[]; pdf: string }> {
    const drawn = vi.spyOn(PDFDocument.prototype, 'text')
    const pdf = (await drawing()).toString('latin1')
    const texts = drawn.mock.calls.map(([text]) => String(text))
    drawn.mockRestore()
    return { texts, pdf }
  }

  it('of a German order is German, with the seller as the owner wrote it', async () => {
    const { texts, pdf } = await textsIn(() => renderInvoice(invoice))
    expect(texts).toEqual(
      expect.arrayContaining([
        ...['Rechnung INV-000001', 'Agate & Sons', '1 Main Street', 'Steuernummer 12-345', 'Thank you!'],
        ...['Ausgestellt', '5. März 2026', 'Auf Wunsch des Käufers entfernt', 'Contour Tee, Moss, M', '24,99\u00a0$'],
        ...['Versand', '5,99\u00a0$', 'Gesamt (USD)', '30,98\u00a0$', 'Vollständig bezahlt. Es ist nichts offen.'],
      ]),
    )
    expect(pdf).toContain('/Lang (de-DE)')
    expect(texts.join('\n')).not.toMatch(/Invoice|Shipping|Total|Paid|\$\d/)
  })

  it('says what a gift card paid, and what is left for the card', async () => {
    const drawn = async (giftCents: number) =>
      (await textsIn(() => renderInvoice({ ...invoice, data: { ...data, language: 'en', giftCents } }))).texts
    expect(await drawn(1000)).toEqual(
      expect.arrayContaining(['Paid with a gift card', '$10.00', 'Paid by card', '$20.98']),
    )
    const whole = await drawn(3098)
    expect(whole).toContain('Paid with a gift card')
    expect(whole).not.toContain('Paid by card')
    expect(await drawn(0)).not.toContain('Paid with a gift card')
  })

  it('of an English order, or of one from before there was German, is English', async () => {
    const { language: _language, giftCents: _giftCents, ...earlier } = data
    for (const stored of [{ ...data, language: 'en' }, earlier]) {
      const { texts, pdf } = await textsIn(() => renderInvoice({ ...invoice, data: invoiceDataSchema.parse(stored) }))
      expect(texts).toEqual(expect.arrayContaining(['Invoice INV-000001', 'March 5, 2026', 'Total (USD)', '$30.98']))
      expect(pdf).toContain('/Lang (en-US)')
    }
  })

  it.each([
    [{ kind: 'items-canceled', items: [MUG] }, 'Storniert: 1 × Mug (One size, Chalk)'],
    [{ kind: 'item-unavailable', items: [MUG] }, 'Nicht herstellbar: 1 × Mug (One size, Chalk)'],
    [{ kind: 'made-at-card-provider' }, 'Beim Kartenanbieter veranlasst'],
    [{ kind: 'note', text: 'Late, sorry' }, 'Late, sorry'],
  ] satisfies [RefundReason, string][])('of a credit note says %o as “%s”', async (given, german) => {
    const reason = storedFact(given)
    const text = refundReasonInEnglish(reason)
    const corrects = { number: 'INV-000001', issuedAt: '2026-03-05T08:00:00.000Z' }
    const items = [{ text, reason, quantity: 1, unitCents: 200, totalCents: 200 }]
    const note = { ...data, items, rest: [], totalCents: 200, corrects }
    const { texts } = await textsIn(() =>
      renderInvoice({ ...invoice, kind: 'credit_note', number: 'CN-1', data: note }),
    )
    expect(texts).toEqual(expect.arrayContaining(['Gutschrift CN-1', 'INV-000001 vom 5. März 2026', german]))
  })

  it('of packing slips has a page for each order, in its buyer’s language, without prices', async () => {
    const address = {
      firstName: 'Ada',
      lastName: 'Lake',
      street: 'Ringweg 1',
      city: 'Berlin',
      zipCode: '10115',
      country: 'DE',
    }
    const slip = {
      ...{
        reference: 'HUNT-1',
        language: 'de' as const,
        orderedAt: new Date('2026-03-04T12:00:00.000Z'),
        seller,
        address,
        isPart: true,
      },
      items: [
        { quantity: 1, title: 'Geode half', size: '', color: '', pageUrl: 'https://stones.test/shop/12' },
        { quantity: 2, title: 'Cap', size: 'M', color: 'Moss', pageUrl: null },
      ],
    }
    const { texts } = await textsIn(() => renderPackingSlips([slip, { ...slip, language: 'en', address: null }]))
    expect(texts).toEqual(
      expect.arrayContaining([
        ...['Lieferschein', 'HUNT-1', '4. März 2026', 'Ada Lake', '10115 Berlin', 'Deutschland', '1 ×', 'Geode half'],
        ...['2 ×', 'Cap (M, Moss)', 'Der Rest deiner Bestellung kommt in einem anderen Paket.'],
        'https://stones.test/shop/12',
        ...['Packing slip', 'Removed at the buyer’s request'],
      ]),
    )
    expect(texts.join('\n')).not.toContain('$')
  })

  it('of finds is in the language of the page', async () => {
    const find = { catalogueNumber: '7', stone: 'Achat', foundOn: '2026-10-04', place: '', state: null, notes: '' }
    const draw = (part: number, language: Language) =>
      textsIn(() => renderFindList([find as unknown as StoredFind], part, language))
    expect((await draw(2, 'de')).texts).toEqual(['Meine Funde, Teil 2', '7', 'Achat', '04.10.2026'])
    expect((await draw(1, 'en')).texts).toEqual(['My finds', '7', 'Achat', '2026-10-04'])
  })

  it('of a receipt is in the language of the member', async () => {
    const receipt = {
      ...{ number: 'R-1', seller, buyer: ['Ada Lake'], isDemo: true, cents: 1212, taxCents: 0, refundedCents: 1212 },
      plan: 'monthly' as const,
      from: new Date('2026-03-04T12:00:00.000Z'),
      until: new Date('2026-04-04T12:00:00.000Z'),
      paidAt: new Date('2026-03-04T12:00:00.000Z'),
    }
    const german = await textsIn(() => renderReceipt({ ...receipt, language: 'de' }))
    expect(german.texts).toContain('Monatliche Mitgliedschaft, 4. März 2026 bis 4. April 2026')
    expect(german.texts).toContain('Wir haben 12,12\u00a0$ davon auf die Karte erstattet, mit der du bezahlt hast.')
    const english = await textsIn(() => renderReceipt({ ...receipt, language: 'en' }))
    expect(english.texts).toContain('Monthly membership, March 4, 2026 to April 4, 2026')
    expect(english.texts).toContain('We refunded $12.12 of it to the card you paid with.')
  })
})
