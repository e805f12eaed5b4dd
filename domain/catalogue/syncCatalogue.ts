import type { SyncAnswer } from '#contracts/products.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { rows, sql } from '#database/sql.ts'
import { PrintProviderError } from '#providers/spreadconnect/PrintProviderError.ts'
import { type PrintArticle, readCatalogue } from '#providers/spreadconnect/catalogue.ts'
import type { Req } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { type KnownArticle, planSync } from './planSync.ts'
import { hideArticles, insertArticle, updateArticle } from './storeArticle.ts'

/** Any number, the same in every process: one sync at a time. */
const SYNC_LOCK = 7_203_001

/**
 * Takes the print provider's catalogue over. It is read whole first; only then one transaction changes ours,
 * so a failed or partial read changes nothing. What employees set (title, category, hidden) stays.
 *
 * @param onProgress told what is being done, for whoever waits.
 * @throws ShopError `sync_running`, `sync_failed`.
 */
export async function syncCatalogue(
  req: Req,
  onProgress: (what: string) => void = () => undefined,
): Promise<SyncAnswer> {
  const lock = await req.pool.connect()
  try {
    const { rows: answer } = await lock.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      SYNC_LOCK,
    ])
    if (!answer[0]?.taken) throw new ShopError('sync_running')
    try {
      return await store(req, await read(req, onProgress), onProgress)
    } finally {
      await lock.query('select pg_advisory_unlock($1)', [SYNC_LOCK])
    }
  } finally {
    lock.release()
  }
}

async function read(req: Req, onProgress: (what: string) => void): Promise<PrintArticle[]> {
  try {
    const articles = await readCatalogue(onProgress)
    // An empty answer is far more likely a fault than a shop that sells nothing any more.
    if (articles.length === 0)
      throw new ShopError('sync_failed', {
        message: 'The print provider sent an empty catalogue; nothing was changed.',
      })
    return articles
  } catch (error) {
    if (!(error instanceof PrintProviderError)) throw error
    req.log.warn({ err: error, msg: 'The catalogue could not be read' })
    throw new ShopError('sync_failed', {
      message: `Failed to sync merchandise: ${error.reason}. Nothing was changed.`,
      cause: error,
    })
  }
}

async function store(req: Req, articles: PrintArticle[], onProgress: (what: string) => void): Promise<SyncAnswer> {
  return inTransaction(req.pool, async (tx) => {
    const known = await rows<KnownArticle>(
      tx,
      sql`select id, article_id as "articleId", fingerprint, vanished_at is not null as "isVanished" from merchandise for update`,
    )
    const plan = planSync(articles, known)
    onProgress(`storing ${plan.create.length} new and ${plan.update.length} changed articles`)
    for (const article of plan.create) await insertArticle(tx, article, req.now)
    for (const article of plan.update) await updateArticle(tx, article, req.now)
    await hideArticles(tx, plan.hide, req.now)
    return {
      count: articles.length,
      created: plan.create.length,
      updated: plan.update.length,
      hidden: plan.hide.length,
      unchanged: plan.unchanged,
    }
  })
}
