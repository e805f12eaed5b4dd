import { CURRENCY } from '#contracts/shared/constants.ts'
import { PrintProviderError } from '#providers/spreadconnect/PrintProviderError.ts'
import { type PrintCatalogue, readCatalogue } from '#providers/spreadconnect/catalogue.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'

/** @throws AppError `sync_failed` when the response is an error, incomplete, empty or in another currency. */
export async function readProvider(req: Req, onProgress: (what: string) => void): Promise<PrintCatalogue> {
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
