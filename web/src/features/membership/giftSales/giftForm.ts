import { schemaResolver } from '../../../lib/schemaResolver.ts'
import type { FieldErrors, FieldPath, Resolver } from 'react-hook-form'
import { sendDayProblem } from '#contracts/membership/sendDay.ts'
import { taxPlaceProblems } from '#contracts/membership/taxPlace.ts'
import { t } from '../../../lib/text.ts'
import type { GiftFormOutput, GiftFormValues } from './giftFormSchema.ts'

export type { GiftFormOutput, GiftFormValues }

const FIELDS = [
  'choice',
  'recipientName',
  'recipientEmail',
  'senderName',
  'buyerEmail',
  'message',
  'sendOn',
  'country',
  'postalCode',
] as const satisfies FieldPath<GiftFormValues>[]
export type GiftField = (typeof FIELDS)[number]

export const giftFields: readonly GiftField[] = FIELDS

/** The field of a problem that the server found. */
export const giftFieldOf = (path: string): GiftField | undefined =>
  path === 'amount' || path === 'months' ? 'choice' : FIELDS.find((field) => field === path)

export const firstValues = (choice: string): GiftFormValues => ({
  key: crypto.randomUUID(),
  choice,
  recipientName: '',
  recipientEmail: '',
  senderName: '',
  buyerEmail: '',
  message: '',
  sendOn: null,
  country: '',
  postalCode: '',
})

const validate = schemaResolver<GiftFormValues, GiftFormOutput>(async () => (await import('./giftFormSchema.ts')).giftFormSchema)

type Terms = { isSignedIn: boolean; addsTax: boolean }

/** As the server checks it: a signed-in buyer needs no email, the day is one of the site's calendar, and tax needs a place. */
export const giftResolver =
  ({ isSignedIn, addsTax }: Terms): Resolver<GiftFormValues, unknown, GiftFormOutput> =>
  async (values, context, options) => {
    const sent = { ...values, buyerEmail: isSignedIn ? null : values.buyerEmail }
    const result = await validate(sent, context, { ...options, names: undefined })
    const problem = values.sendOn ? sendDayProblem(values.sendOn, new Date()) : null
    const { country, postalCode } = addsTax ? taxPlaceProblems(values) : {}
    const errors: FieldErrors<GiftFormValues> = {
      ...(problem && { sendOn: { type: 'custom', message: t(problem) } }),
      ...(country && { country: { type: 'custom', message: t(country) } }),
      ...(postalCode && { postalCode: { type: 'custom', message: t(postalCode) } }),
      ...result.errors,
    }
    return Object.keys(errors).length === 0 ? result : { values: {}, errors }
  }
