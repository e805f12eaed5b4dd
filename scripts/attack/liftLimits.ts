import pg from 'pg'

const EVERY_MS = 200

/**
 * Empties what is counted of calls and of tries to sign in, all along: else the tools would be told 429 by the limits and
 * learn nothing of what stands behind them. The limits have tests of their own.
 */
export function liftLimits(databaseUrl: string): { stop: () => Promise<void> } {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  // Until the demo has made its tables there is nothing to empty.
  const lift = () => pool.query('delete from rate_limits; delete from sign_in_tries').catch(() => undefined)
  const timer = setInterval(() => void lift(), EVERY_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      await pool.end()
    },
  }
}
