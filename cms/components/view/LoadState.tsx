'use client'

type LoadStateProps = { problem: string | null | undefined; onRetry: () => void }

/** Placeholder for data that is not loaded. */
export function LoadState({ problem, onRetry }: LoadStateProps) {
  if (!problem) return <p role="status">Loading…</p>
  return (
    <p role="alert">
      {problem}{' '}
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </p>
  )
}
