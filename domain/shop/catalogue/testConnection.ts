import { PrintProviderError } from '#providers/spreadconnect/PrintProviderError.ts'
import { readAccountName } from '#providers/spreadconnect/catalogue.ts'
import { ShopError } from '#domain/platform/ShopError.ts'

/** @throws ShopError `print_provider_unreachable` with the reason. */
export async function testConnection(): Promise<string> {
  try {
    return `Connected to the print provider as ${await readAccountName()}`
  } catch (error) {
    if (!(error instanceof PrintProviderError)) throw error
    const reason = error.status === 401 ? 'the API key was refused' : error.reason
    throw new ShopError('print_provider_unreachable', {
      message: `Failed to connect to the print provider: ${reason}`,
      cause: error,
    })
  }
}
