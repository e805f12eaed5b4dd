'use client'
import { useText } from './useText.ts'

type LoadStateProps = { problem: string | null | undefined; onRetry: () => void }

/** Placeholder for data that is not loaded. */
export function LoadState({ problem, onRetry }: LoadStateProps) {
  const t = useText()
  if (!problem) return <p role="status">{t('Loading…')}</p>
  return (
    <p role="alert">
      {problem}{' '}
      <button type="button" onClick={onRetry}>
        {t('Try again')}
      </button>
    </p>
  )
}
