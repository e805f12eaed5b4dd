import { call } from '#contracts/call.ts'
import type { RetryInput } from '#contracts/shop/orders.ts'
import {
  askForOrderAddress,
  cancelOrder,
  deliverOrder,
  refundOrder,
  resendOrderMail,
  resolveProblem,
  retryOrder,
} from '#contracts/routes/shop/orders.ts'
import { textIn, type Translate } from '../../platform/view/textIn.ts'
import { withPoint } from '#contracts/shared/decimalComma.ts'
import type { OrderAction } from '#domain/shop/orders/possibleActions.ts'

/** Those that need no form of their own. */
export type AskedAction = Exclude<OrderAction, 'correct-address'>

/** The employee's input so far. */
export type Draft = {
  amount: string
  reason: string
  number: string
  isNotThere: boolean
  /** Random for each opening of the form, so that a repeated request has one effect. */
  key: string
}

/** @param money what is refunded, or null for nothing. */
type Facts = { money: string | null; isUnknown: boolean }

type Asked = {
  /** The sentence to confirm. */
  question: string
  /** The request's body; null while input is missing. */
  request: { body?: object; send: (id: number) => Promise<void> } | null
}

export function askFor(
  action: AskedAction,
  { amount, reason: typed, number, isNotThere, key }: Draft,
  { money, isUnknown }: Facts,
  t: Translate = textIn('en'),
): Asked {
  const reason = typed.trim()
  switch (action) {
    case 'cancel': {
      const body = reason ? { reason } : {}
      return {
        question:
          money === null
            ? t('Cancel this order at the print provider? Nothing is left to refund.')
            : t(
                'Cancel this order at the print provider and refund {money} to the card? If it’s too late to cancel, nothing is refunded.',
                { money },
              ),
        request: { body, send: (id) => call(cancelOrder, { params: { id }, input: body }) },
      }
    }
    case 'refund': {
      const dollars = withPoint(amount.trim())
      if (money === null || !/^\d{1,6}\.\d{2}$/.test(dollars))
        return { question: t('Enter an amount such as 12.34, and a reason.'), request: null }
      const question = t('Refund {money} to the card?', { money })
      if (!reason) return { question, request: null }
      const body = { amount: dollars, reason, key }
      return { question, request: { body, send: (id) => call(refundOrder, { params: { id }, input: body }) } }
    }
    case 'retry': {
      if (number.trim()) return retry(t('Try again with that order number?'), { providerOrderId: number.trim() })
      if (isNotThere) return retry(t('Send it to the print provider as a new order?'), { notThere: true })
      return isUnknown
        ? { question: t('Check the print provider first: printing the order twice costs you.'), request: null }
        : retry(t('Try again from where it stopped?'), {})
    }
    case 'deliver':
      return {
        question: t('Mark this order as delivered?'),
        request: { send: (id) => call(deliverOrder, { params: { id } }) },
      }
    case 'resolve': {
      const body = { note: reason }
      return {
        question: t('Resolve the problem with this note?'),
        request: reason ? { body, send: (id) => call(resolveProblem, { params: { id }, input: body }) } : null,
      }
    }
    case 'ask-address': {
      const body = { problem: reason }
      return {
        question: t('Email the buyer a link that lets them correct the address, with this reason?'),
        request: reason ? { body, send: (id) => call(askForOrderAddress, { params: { id }, input: body }) } : null,
      }
    }
    case 'resend-mail':
      return {
        question: t('Send the confirmation to the buyer again?'),
        request: { send: (id) => call(resendOrderMail, { params: { id } }) },
      }
  }
}

const retry = (question: string, body: RetryInput): Asked => ({
  question,
  request: { body, send: (id) => call(retryOrder, { params: { id }, input: body }) },
})
