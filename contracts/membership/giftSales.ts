import { z } from 'zod'
import { customerInfoSchema } from '../shop/checkout.ts'
import { amountSchema, timeSchema } from '../shared/ids.ts'
import { MAX_GIFT_MESSAGE, MAX_PERSON_NAME } from '../shared/textLimits.ts'
import { TOO_LONG } from '../shared/tooLong.ts'
import { visibleText } from '../shared/visibleText.ts'

const email = customerInfoSchema.shape.email

/** In one line: it becomes part of an email's subject. */
const name = (message: string) =>
  z
    .string(message)
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(visibleText(message, MAX_PERSON_NAME).regex(/^\P{Cc}*$/u, message))

/** Line breaks and tabs, and no other control characters. */
const message = z
  .string()
  .trim()
  .max(MAX_GIFT_MESSAGE, TOO_LONG)
  .regex(/^[\n\r\t\P{Cc}]*$/u, 'Please use plain text')
  .nullish()
  .transform((text) => text || undefined)

/** The fields of both kinds of gifts: cards and memberships. */
export const giftInput = z.strictObject({
  /** Made by the form. Sending the same form again buys nothing twice. */
  key: z.uuidv4(),
  recipientName: name('Please enter their name'),
  recipientEmail: email,
  senderName: name('Please enter your name'),
  /** For the receipt. Needed when signed out. */
  buyerEmail: email.nullish().transform((text) => text ?? undefined),
  message,
  /** Today or up to a year ahead, on the site's calendar. Without it, today. */
  sendOn: z.iso
    .date('Please choose a day')
    .nullish()
    .transform((day) => day ?? undefined),
})
export type GiftInput = z.output<typeof giftInput>

export const buyGiftCardInput = giftInput.extend({
  /** One of the amounts on sale. */
  amount: z
    .string('Please choose an amount')
    .regex(/^\d{1,6}\.\d{2}$/, 'Please choose an amount')
    .meta({ examples: ['50.00'] }),
})
export type BuyGiftCardInput = z.output<typeof buyGiftCardInput>

export const startedGiftSchema = z.object({
  clientSecret: z.string(),
  reference: z.string(),
  /** What is paid, with its tax. */
  amount: amountSchema,
  /** Part of the amount; absent without tax, and for gift cards. */
  tax: amountSchema.optional(),
})
export type StartedGift = z.infer<typeof startedGiftSchema>

export const giftCardOfferSchema = z.object({
  /** Smallest first; empty while no gift cards are sold. */
  amounts: z.array(amountSchema),
})
export type GiftCardOffer = z.infer<typeof giftCardOfferSchema>

export const giftCardPurchaseSchema = z.object({
  reference: z.string(),
  /** Of a gift membership; null for a gift card. */
  months: z.int().nullable(),
  payment: z.enum(['pending', 'paid', 'failed']),
  /** With tax. */
  amount: amountSchema,
  recipientName: z.string(),
  recipientEmail: z.string(),
  buyerEmail: z.string(),
  /** On the site's calendar. */
  sendOn: z.iso.date(),
  sentAt: timeSchema.nullable(),
  /** While its buyer has the right of withdrawal. */
  withdrawUntil: timeSchema.optional(),
  withdrawnAt: timeSchema.optional(),
})
export type GiftCardPurchase = z.infer<typeof giftCardPurchaseSchema>

export const giftCardBalanceSchema = z.object({ lastFour: z.string(), balance: amountSchema })
