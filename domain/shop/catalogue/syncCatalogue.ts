import type { SyncAnswer, SyncPreview } from '#contracts/shop/products.ts'
import { tryLock, type Lock } from '#database/advisoryLock.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { retryOnDeadlock } from '#database/retryOnDeadlock.ts'
import { type Database, dynamicSql, extended, rows, sql } from '#database/sql.ts'
import { type PrintCatalogue, readCatalogue } from '#providers/spreadconnect/catalogue.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import { reportBelowCost } from './belowCost.ts'
import { describePlan } from './describePlan.ts'
import { type KnownArticle, planSync } from './planSync.ts'
import { queueSizeCharts } from './sizeCharts.ts'
import { storeStock } from './storeStock.ts'
import { hideArticles, insertArticle, updateArticle } from './storeArticle.ts'
import { beginRun, endRun, recordStep, type SyncTrigger } from './syncRuns.ts'
import { CURRENCY } from '#contracts/shared/constants.ts'
import { PrintProviderError } from '#providers/spreadconnect/PrintProviderError.ts'

const SYNC_LOCK: Lock = [7203001, 0]

/**
 * Reads the whole catalogue before writing, so a failed read changes nothing. Keeps what employees set (title, category,
 * hidden). @throws AppError `sync_running`, `sync_failed`.
 */
export async function syncCatalogue(
  req: Req,
  trigger: SyncTrigger,
  onProgress: (what: string) => void = () => undefined,
): Promise<SyncAnswer> {
  return alone(req, async () => {
    const runId = await beginRun(req, trigger)
    const reportProgress = (what: string) => {
      onProgress(what)
      void recordStep(req, runId, what).catch(() => undefined)
    }
    try {
      const answer = await store(req, await readProvider(req, reportProgress), { trigger, runId }, reportProgress)
      await endRun(req, runId, answer)
      return answer
    } catch (error) {
      await endRun(req, runId, { problem: error instanceof AppError ? error.message : 'Something went wrong here.' })
      throw error
    }
  })
}

/** @throws AppError `sync_running`, `sync_failed`. */
export async function previewSync(req: Req): Promise<SyncPreview> {
  return alone(req, async () => {
    const catalogue = await readProvider(req, () => undefined)
    return describePlan(req.pool, planSync(catalogue, await rows(req.pool, selectKnown)))
  })
}

async function alone<Result>({ pool }: Req, work: () => Promise<Result>): Promise<Result> {
  const done = await tryLock(pool, SYNC_LOCK, work)
  if (!done) throw new AppError('sync_running')
  return done.result
}

const selectKnown = sql<KnownArticle>`
  select id, article_id as "articleId", title, fingerprint, vanished_at is not null as "isVanished" from merchandise where maker = 'print'`

async function store(
  req: Req,
  catalogue: PrintCatalogue,
  { trigger, runId }: { trigger: SyncTrigger; runId: number },
  onProgress: (what: string) => void,
): Promise<SyncAnswer> {
  const write = async (tx: Database): Promise<SyncAnswer> => {
    const plan = planSync(catalogue, await rows(tx, extended(selectKnown, dynamicSql`for update`)))
    onProgress(`storing ${plan.create.length} new and ${plan.update.length} changed articles`)
    for (const article of plan.create) await insertArticle(tx, article, req.now)
    for (const article of plan.update) await updateArticle(tx, article, req.now)
    await hideArticles(
      tx,
      plan.hide.map(({ id }) => id),
      req.now,
    )
    await storeStock(tx, catalogue.stock)
    await queueSizeCharts(tx)
    const belowCost = await reportBelowCost(tx)
    if (trigger === 'employee') await auditSync(tx, req, runId, plan)
    return {
      count: catalogue.articles.length,
      created: plan.create.length,
      updated: plan.update.length,
      hidden: plan.hide.length,
      unchanged: plan.unchanged,
      skipped: catalogue.broken.map(({ title, reason }) => ({ title, reason })),
      belowCost,
    }
  }
  // A checkout locks variants by id, this by article.
  return retryOnDeadlock(() => inTransaction(req.pool, write))
}

async function auditSync(tx: Database, req: Req, runId: number, plan: ReturnType<typeof planSync>): Promise<void> {
  const counted = { New: plan.create.length, Changed: plan.update.length, Gone: plan.hide.length }
  const details = Object.entries(counted).map(([field, count]) => ({ field, before: null, after: String(count) }))
  await recordAudit(tx, req, { what: 'Synced', kind: 'sync-runs', subjectId: runId, subject: 'The catalog', details })
}

/** @throws AppError `sync_failed` when the response is an error, incomplete, empty or in another currency. */
async function readProvider(req: Req, onProgress: (what: string) => void): Promise<PrintCatalogue> {
  try {
    const catalogue = await readCatalogue(onProgress)
    // More likely a failure than a shop that sells nothing.
    if (catalogue.articles.length === 0) throw new AppError('sync_failed.empty')
    if (catalogue.currencies.length === 0) throw new AppError('sync_failed.no_currency')
    const foreign = catalogue.currencies.find((currency) => currency.toLowerCase() !== CURRENCY)
    if (foreign) throw new AppError('sync_failed.currency', { foreign, own: CURRENCY.toUpperCase() })
    return catalogue
  } catch (error) {
    if (!(error instanceof PrintProviderError)) throw error
    req.log.warn({ err: error, msg: 'The catalog could not be read' })
    throw new AppError('sync_failed.because', { reason: error.reason, cause: error })
  }
}
