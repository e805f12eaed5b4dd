import type { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { ShopError } from './ShopError.ts'

/** Another request changes the same object, or uses the same key. */
const isBusy = ({ status, code }: CardProviderError): boolean => status === 409 || code === 'lock_timeout'

/**
 * What a failed call of the card provider means to the person who waits: another change is being made, the card was declined, the provider
 * refused, or it can’t be reached.
 */
export function cardProviderProblem(cause: CardProviderError): ShopError {
  if (isBusy(cause)) return new ShopError('card_provider_busy', { cause })
  if (cause.status === 402) return new ShopError('card_declined', { cause })
  return new ShopError(cause.isRefusedForGood ? 'card_provider_refused' : 'card_provider_unreachable', { cause })
}
