import { PrintProviderError } from '#providers/spreadconnect/PrintProviderError.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { cardProviderProblem } from './cardProviderProblem.ts'
import { AppError } from '../AppError.ts'

/** Failures of the card and the print provider, whose status is not ours. Other errors are returned unchanged. */
export function toProviderError(error: unknown): unknown {
  if (error instanceof CardProviderError) return cardProviderProblem(error)
  if (error instanceof PrintProviderError) return new AppError('print_provider_unreachable', { cause: error })
  return error
}
