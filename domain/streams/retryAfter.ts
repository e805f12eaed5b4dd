type Retry = { waitMs: number; problem: string }

const MINUTE_MS = 60_000

/** For a failure that is not the film's fault. */
export function retryAfter(error: unknown): Retry {
  if (isDiskFull(error)) {
    return {
      waitMs: 60 * MINUTE_MS,
      problem: 'There isn’t enough space to prepare this film for streaming. We’ll try again in an hour.',
    }
  }
  return {
    waitMs: 10 * MINUTE_MS,
    problem: 'Preparing this film for streaming was interrupted. We’ll try again in ten minutes.',
  }
}

/** As Node says it, and as ffmpeg does. */
function isDiskFull(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  return ['ENOSPC', 'EDQUOT'].includes(code ?? '') || /No space left/.test(message ?? '')
}
