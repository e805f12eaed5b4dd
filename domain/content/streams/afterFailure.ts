type Failure = { attempt: number; isUnreadable: boolean; isStopping: boolean }
type Outcome = { state: 'waiting' | 'failed'; attempts: number; waitMs: number; problem: string }

const MINUTE_MS = 60_000
export const MAX_ATTEMPTS = 3
export const FAILED_TOO_OFTEN =
  'Preparing this film for streaming failed three times. It plays as the file you uploaded.'
const UNREADABLE = 'This film can’t be prepared for streaming. It plays as the file you uploaded.'

/** What becomes of a film after a failed attempt. Failures that are not the film's fault don't count. */
export function afterFailure(error: unknown, { attempt, isUnreadable, isStopping }: Failure): Outcome {
  if (isStopping) return waiting(attempt - 1, 0, 'was interrupted. We’ll try again in a moment.')
  if (isDiskFull(error)) {
    const problem = 'There isn’t enough space to prepare this film for streaming. We’ll try again in an hour.'
    return { state: 'waiting', attempts: attempt - 1, waitMs: 60 * MINUTE_MS, problem }
  }
  if (isUnreadable) return { state: 'failed', attempts: attempt, waitMs: 0, problem: UNREADABLE }
  if (attempt >= MAX_ATTEMPTS) return { state: 'failed', attempts: attempt, waitMs: 0, problem: FAILED_TOO_OFTEN }
  return waiting(attempt, 10 * MINUTE_MS, 'was interrupted. We’ll try again in ten minutes.')
}

const waiting = (attempts: number, waitMs: number, what: string): Outcome => ({
  state: 'waiting',
  attempts,
  waitMs,
  problem: `Preparing this film for streaming ${what}`,
})

/** As Node says it, and as ffmpeg does. */
function isDiskFull(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  return ['ENOSPC', 'EDQUOT'].includes(code ?? '') || /No space left/.test(message ?? '')
}
