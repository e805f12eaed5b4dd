import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { msg } from '#contracts/shared/msg.ts'
import { t } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { TaxState } from './useShownTax.ts'

const FAILURE = msg('We couldn’t work out the tax. You weren’t charged.')

/** While the tax isn’t known, or can’t be. */
export function TaxNotice({ isLoading, error, problems, retry }: Omit<TaxState, 'shown'>) {
  if (isLoading) return <p role="status">{t('Working out the tax…')}</p>
  if (!error || problems) return null
  return (
    <Notice tone="bad" role="alert">
      {error instanceof ApiError && error.status === 429 ? serverMessage(error, t(FAILURE)) : t(FAILURE)}{' '}
      <Button tone="quiet" size="compact" onClick={retry}>
        {t('Try again')}
      </Button>
    </Notice>
  )
}
