import { z } from 'zod'
import { env } from '#env'

const answerSchema = z.looseObject({ id: z.string() })

/** Calls the card provider as a browser or its dashboard would. @param key repeating a call with it changes nothing. */
export async function callCards(path: string, form: Record<string, string>, key?: string): Promise<string> {
  const { STRIPE_API_BASE = 'https://api.stripe.com', STRIPE_SECRET_KEY } = env()
  const answer = await fetch(`${STRIPE_API_BASE}/v1/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${STRIPE_SECRET_KEY}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...(key && { 'idempotency-key': key }),
    },
    body: new URLSearchParams(form).toString(),
  })
  if (!answer.ok) throw new Error(`The card provider refused ${path}: ${await answer.text()}`)
  return answerSchema.parse(await answer.json()).id
}
