import type { Pool } from 'pg'

const EVERY_MS = 200

type Lifting = {
  pause: (isPaused: boolean) => Promise<void>
  stop: () => Promise<void>
}

/** Otherwise the tools would get only 429s. Rows that attack the limits pause it. */
export function liftLimits(pool: Pool): Lifting {
  // The table doesn't exist until the demo has migrated.
  const lift = () => pool.query('delete from rate_limits').catch(() => undefined)
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
