import { LRUCache } from 'lru-cache'
import { retryOnDeadlock } from '#database/retryOnDeadlock.ts'
import { PrintProviderError } from '#providers/spreadconnect/PrintProviderError.ts'
import { readStockOf } from '#providers/spreadconnect/catalogue.ts'
import { createPausingBreaker } from '#domain/platform/cardPlumbing/createBreaker.ts'
import type { Req } from '#domain/platform/Req.ts'
import { storeStock } from './storeStock.ts'

/** An answer counts for this long, in this process. */
const ANSWER_MS = 60_000
/** After three questions without an answer. */
const PAUSE_MS = 60_000
/** Per payment; the calls to the print provider are few. */
const MAX_QUESTIONS = 5

const answeredAt = new LRUCache<string, number>({ max: 1000 })
const breaker = createPausingBreaker(PAUSE_MS)

type Line = { sku: string; stock: number | null }

/**
 * Asks the print provider what is left right now, and stores it. A provider that doesn't answer stops no sale: what the
 * last sync stored counts then. @returns whether the stored stock changed.
 */
export async function askStock(req: Req, lines: Line[]): Promise<boolean> {
  const now = req.now.getTime()
  if (breaker.isOpen(req.now)) return false
  const due = lines
    // Null is not counted by the provider.
    .filter(({ sku, stock }) => stock !== null && now - (answeredAt.get(sku) ?? 0) >= ANSWER_MS)
    .slice(0, MAX_QUESTIONS)
  const answers = await Promise.all(due.map(({ sku }) => ask(req, sku)))
  const stock = new Map(answers.filter((answer) => answer !== null))
  if (stock.size === 0) return false
  for (const sku of stock.keys()) answeredAt.set(sku, now)
  // A sync locks variants by article.
  return (await retryOnDeadlock(() => storeStock(req.pool, stock))) > 0
}

async function ask(req: Req, sku: string): Promise<[string, number] | null> {
  try {
    const pieces = await breaker.watch(() => readStockOf(sku))
    return pieces === null ? null : [sku, pieces]
  } catch (error) {
    if (!(error instanceof PrintProviderError)) throw error
    req.log.warn({ err: error, msg: 'The stock of an item could not be read; the last known stock counts' })
    return null
  }
}
