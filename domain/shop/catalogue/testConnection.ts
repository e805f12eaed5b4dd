import { PrintProviderError } from '#providers/spreadconnect/PrintProviderError.ts'
import { readAccountName } from '#providers/spreadconnect/catalogue.ts'
import { AppError } from '#domain/platform/AppError.ts'

/** @returns the name of the account there. @throws AppError `print_provider_unreachable` with the reason. */
export async function testConnection(): Promise<string> {
  try {
    return await readAccountName()
  } catch (error) {
    if (!(error instanceof PrintProviderError)) throw error
    const { status, reason } = error
    if (status === 401) throw new AppError('print_provider_unreachable.key', { cause: error })
    throw new AppError('print_provider_unreachable.because', { reason, cause: error })
  }
}
