type Retry = { waitMs: number; problem: string }

const MINUTE_MS = 60_000

/** For failures that are not caused by the film. */
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

/** The error texts of Node and of ffmpeg. */
function isDiskFull(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  return ['ENOSPC', 'EDQUOT'].includes(code ?? '') || /No space left/.test(message ?? '')
}
