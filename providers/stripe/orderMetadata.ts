import { z } from 'zod'
import { shippingMethodSchema } from '#contracts/shop/cart.ts'
import type { Cents } from '#contracts/shared/money.ts'

/** Stripe stores it with the payment, so that an order lost in a restore can be imported. */
export type OrderContents = {
  subtotalCents: Cents
  discountCents: Cents
  shippingCents: Cents
  /** Part of the tax; null when an older version made the payment. */
  shippingTaxCents: Cents | null
  taxCents: Cents
  /** Paid with a gift card, not with this payment. */
  giftCents: Cents
  shippingMethod: 'standard' | 'express'
  lines: ContentLine[]
}

type ContentLine = {
  sku: string
  quantity: number
  unitPriceCents: Cents
  /** Null when an older version made the payment. */
  discountCents: Cents | null
  taxCents: Cents | null
}

const LONGEST_VALUE = 500

/** At most 50 keys are allowed; a cart of 100 lines needs about 20. */
export function toOrderMetadata({ lines, shippingMethod, ...amounts }: OrderContents): Record<string, string> {
  const metadata: Record<string, string> = { shippingMethod }
  for (const [name, cents] of Object.entries(amounts)) if (cents !== null) metadata[name] = String(cents)
  const texts = lines.map(({ sku, ...numbers }) =>
    [sku, numbers.quantity, numbers.unitPriceCents, numbers.discountCents, numbers.taxCents].join('|'),
  )
  chunks(texts).forEach((chunk, index) => (metadata[`lines_${index + 1}`] = chunk))
  return metadata
}

function chunks(texts: string[]): string[] {
  const found: string[] = []
  for (const text of texts) {
    const last = found.at(-1)
    if (last !== undefined && last.length + text.length < LONGEST_VALUE) found[found.length - 1] = `${last},${text}`
    else found.push(text)
  }
  return found
}

const cents = z.string().regex(/^\d+$/).transform(Number)
const metadataSchema = z.object({
  subtotalCents: cents,
  discountCents: cents,
  shippingCents: cents,
  shippingTaxCents: cents.nullable().default(null),
  taxCents: cents,
  giftCents: cents.default(0),
  shippingMethod: shippingMethodSchema,
})
const lineSchema = z
  .string()
  .regex(/^[^|,]+\|\d+\|\d+(\|\d+\|\d+)?$/)
  .transform((text) => {
    const [sku = '', quantity, unitPriceCents, discountCents, taxCents] = text.split('|')
    const known = (value: string | undefined) => (value === undefined ? null : Number(value))
    return {
      sku,
      quantity: Number(quantity),
      unitPriceCents: Number(unitPriceCents),
      discountCents: known(discountCents),
      taxCents: known(taxCents),
    }
  })

/** @returns null for metadata of an older version, or changed in the Dashboard. */
export function readOrderMetadata(metadata: Record<string, string>): OrderContents | null {
  const texts: string[] = []
  for (let index = 1; metadata[`lines_${index}`] !== undefined; index++)
    texts.push(...(metadata[`lines_${index}`] ?? '').split(','))
  const amounts = metadataSchema.safeParse(metadata)
  const lines = z.array(lineSchema).min(1).safeParse(texts)
  return amounts.success && lines.success ? { ...amounts.data, lines: lines.data } : null
}
