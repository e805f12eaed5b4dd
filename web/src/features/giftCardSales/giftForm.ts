import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldPath, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { type BuyGiftCardInput, buyGiftCardInput } from '#contracts/giftCardSales.ts'
import { sendDayProblem } from '#contracts/sendDay.ts'

export type GiftFormValues = z.input<typeof buyGiftCardInput>

const FIELDS = [
  'amount',
  'recipientName',
  'recipientEmail',
  'senderName',
  'buyerEmail',
  'message',
  'sendOn',
] as const satisfies FieldPath<GiftFormValues>[]
export type GiftField = (typeof FIELDS)[number]

export const giftFields: readonly GiftField[] = FIELDS
export const isGiftField = (path: string): path is GiftField => FIELDS.some((field) => field === path)

export const firstValues = (amount: string): GiftFormValues => ({
  key: crypto.randomUUID(),
  amount,
  recipientName: '',
  recipientEmail: '',
  senderName: '',
  buyerEmail: '',
  message: '',
  sendOn: null,
})

const validate = zodResolver(buyGiftCardInput)

/** As the server checks it: a signed-in buyer needs no email, and the day is one of the site's calendar. */
export const giftResolver =
  (isSignedIn: boolean): Resolver<GiftFormValues, unknown, BuyGiftCardInput> =>
  async (values, context, options) => {
    const sent = { ...values, buyerEmail: isSignedIn ? null : values.buyerEmail }
    const result = await validate(sent, context, { ...options, names: undefined })
    const problem = values.sendOn ? sendDayProblem(values.sendOn, new Date()) : null
    if (!problem || 'sendOn' in result.errors) return result
    return { values: {}, errors: { ...result.errors, sendOn: { type: 'custom', message: problem } } }
  }
