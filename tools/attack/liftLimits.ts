import type { Pool } from 'pg'

const EVERY_MS = 200

type Lifting = {
  /** Stops emptying, or goes on. Empties once more either way. */
  pause: (isPaused: boolean) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Empties the counters of calls and of sign-in attempts again and again. Otherwise the tools would get 429 from the limits
 * and learn nothing about what is behind them. Rows that attack the limits pause it.
 */
export function liftLimits(pool: Pool): Lifting {
  // Until the demo has made its tables there is nothing to empty.
  const lift = () => pool.query('delete from rate_limits; delete from sign_in_tries').catch(() => undefined)
  let last: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const stop = async () => {
    clearInterval(timer)
    await last
  }
  const start = () => void (timer = setInterval(() => void (last = lift()), EVERY_MS))
  start()
  return {
    stop,
    pause: async (isPaused) => {
      await stop()
      await lift()
      if (!isPaused) start()
    },
  }
}
