import Stripe from 'stripe'
import { expect, it, vi } from 'vitest'
import {
  createBreaker,
  createPausingBreaker,
  forEachUntilUnreachable,
} from '#domain/platform/cardPlumbing/createBreaker.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { PrintProviderError } from '#providers/spreadconnect/PrintProviderError.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'

const timeout = new CardProviderError('a call', new Stripe.errors.StripeConnectionError({ message: 'timed out' }))
const refusal = new CardProviderError('a call', new Stripe.errors.StripeInvalidRequestError({ statusCode: 404 }))

const silence = new PrintProviderError('a call', { outcome: 'unknown', reason: 'it didn’t respond in time' })
const notFound = new PrintProviderError('a call', { outcome: 'refused', reason: 'unknown', status: 404 })

type Answer = 'ok' | Error

async function callsMade(answers: Answer[]): Promise<number> {
  const work = vi.fn((answer: Answer) => (answer === 'ok' ? Promise.resolve() : Promise.reject(answer)))
  await forEachUntilUnreachable(createBreaker(), answers, work, () => undefined)
  return work.mock.calls.length
}

it.each<[string, Answer[], number]>([
  ['three timeouts in a row end the run', [timeout, timeout, timeout, 'ok', 'ok'], 3],
  [
    'a timeout wrapped by a use case counts too',
    [new AppError('card_provider_unreachable', { cause: timeout }), timeout, timeout, 'ok'],
    3,
  ],
  ['a response in between resets the count', [timeout, timeout, 'ok', timeout, timeout, 'ok'], 6],
  ['a rejection counts as a response', [timeout, timeout, refusal, timeout, timeout, 'ok'], 6],
  ['the silence of the print provider counts too', [silence, silence, silence, 'ok'], 3],
  ['its rejection counts as a response', [silence, silence, notFound, silence, 'ok'], 5],
  ['other failures do not end the run', [new Error('a'), new Error('b'), new Error('c'), new Error('d'), 'ok'], 5],
])('%s', async (_, answers, calls) => {
  expect(await callsMade(answers)).toBe(calls)
})

it('after a pause one call is tried again: an answer ends the pauses, silence begins the next', async () => {
  const breaker = createPausingBreaker(60_000)
  const at = (seconds: number) => breaker.isOpen(new Date(seconds * 1000))
  const unanswered = () => expect(breaker.watch(() => Promise.reject(silence))).rejects.toBe(silence)
  for (let calls = 0; calls < 3; calls += 1) {
    expect(at(0)).toBe(false)
    await unanswered()
  }
  expect([at(1), at(60), at(61)]).toEqual([true, true, false])
  await unanswered()
  expect([at(62), at(121), at(122)]).toEqual([true, true, false])
  await breaker.watch(() => Promise.resolve())
  await unanswered()
  expect(at(123)).toBe(false)
})
