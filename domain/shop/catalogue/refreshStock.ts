import { retryOnDeadlock } from '#database/retryOnDeadlock.ts'
import { PrintProviderError } from '#providers/spreadconnect/PrintProviderError.ts'
import { isPrintSetUp } from '#providers/spreadconnect/isPrintSetUp.ts'
import { readStock } from '#providers/spreadconnect/catalogue.ts'
import type { Req } from '#domain/platform/Req.ts'
import { storeStock } from './storeStock.ts'

/** A failed or partial read changes nothing. */
export async function refreshStock(req: Req): Promise<void> {
  if (!isPrintSetUp()) return
  try {
    const stock = await readStock(() => undefined)
    // A sync locks variants by article.
    const changed = await retryOnDeadlock(() => storeStock(req.pool, stock))
    if (changed > 0) req.log.info({ changed, msg: 'The stock was updated' })
  } catch (error) {
    if (!(error instanceof PrintProviderError)) throw error
    req.log.warn({ err: error, msg: 'The stock could not be read' })
  }
}
