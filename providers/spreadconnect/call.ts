import { cutText } from '#contracts/shared/cutText.ts'
import type { z } from 'zod'
import { env } from '#env'
import { waitForTurn } from './pace.ts'
import { parseAnswer } from './parseAnswer.ts'
import { PrintProviderError } from './PrintProviderError.ts'
import { orderErrorSchema } from './schemas.ts'

type Call<Answer extends z.ZodType> = {
  operation: string
  method?: 'GET' | 'POST' | 'PUT'
  path: string
  body?: unknown
  answer: Answer
  timeoutMs?: number
  /** Whether its turn was taken already; it is not repeated then. */
  hasTurn?: boolean
}

const TIMEOUT_MS = 15_000
const LONGEST_WAIT_SECONDS = 70

/** Waits for the call limit. @throws PrintProviderError */
export async function callPrintProvider<Answer extends z.ZodType>(call: Call<Answer>): Promise<z.output<Answer>> {
  const response = await send(call)
  const text = await response
    .text()
    .catch((cause: unknown) => fail(call, { outcome: 'unknown', reason: 'the response ended early', cause }))
  const { status } = response
  const answer = parseAnswer(text)
  if (!response.ok) {
    const reason = readReason(answer) ?? `it responded with ${status}`
    fail(call, { outcome: status < 500 ? 'refused' : 'unknown', status, reason, answer })
  }
  const parsed = call.answer.safeParse(answer)
  if (!parsed.success) {
    const reason = 'its response could not be read'
    fail(call, { outcome: 'unknown', status, reason, answer, cause: parsed.error })
  }
  return parsed.data
}

async function send<Answer extends z.ZodType>(call: Call<Answer>, mayWait = true): Promise<Response> {
  const { SPREADCONNECT_BASE_URL, SPREADCONNECT_API_KEY } = env()
  if (SPREADCONNECT_API_KEY === undefined) fail(call, { outcome: 'refused', reason: 'none is set up' })
  if (!call.hasTurn) await waitForTurn()
  const response = await fetch(`${SPREADCONNECT_BASE_URL}${call.path}`, {
    method: call.method ?? 'GET',
    headers: {
      'X-SPOD-ACCESS-TOKEN': SPREADCONNECT_API_KEY,
      accept: 'application/json',
      ...(call.body !== undefined && { 'content-type': 'application/json' }),
    },
    body: call.body === undefined ? undefined : JSON.stringify(call.body),
    redirect: 'error',
    signal: AbortSignal.timeout(call.timeoutMs ?? TIMEOUT_MS),
  }).catch((cause: unknown) =>
    fail(call, { outcome: wasNeverSent(cause) ? 'refused' : 'unknown', reason: describe(cause), cause }),
  )
  const wait = Number(response.headers.get('x-ratelimit-retry-after-seconds') ?? 0)
  if (response.status !== 429 || !mayWait || call.hasTurn || wait > LONGEST_WAIT_SECONDS) return response
  await new Promise((resolve) => setTimeout(resolve, wait * 1000))
  return send(call, false)
}

function fail(call: { operation: string }, facts: ConstructorParameters<typeof PrintProviderError>[1]): never {
  throw new PrintProviderError(call.operation, facts)
}

/** A refused connection never sent the request; any other broken one may have. */
function wasNeverSent(error: unknown): boolean {
  const code = error instanceof Error && error.cause instanceof Error && 'code' in error.cause ? error.cause.code : null
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN'
}

function describe(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'it didn’t respond in time'
  return 'it can’t be reached'
}

function readReason(answer: unknown): string | null {
  return cutText(orderErrorSchema.safeParse(answer).data?.reason ?? '', 300) || null
}
