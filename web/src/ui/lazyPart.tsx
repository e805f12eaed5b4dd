import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { fetchChunk } from '../lib/fetchChunk.ts'
import { MissingPart } from './MissingPart.tsx'

type Options<Props> = {
  fallback?: ReactNode
  /** `hasRetried`: a retry failed, too. */
  Missing?: ComponentType<Props & { retry: () => void; hasRetried: boolean }>
}

/** A failure replaces this component only. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, Missing = MissingPart }: Options<Props> = {},
): ComponentType<Props> {
  // A lazy component caches its failure, so each attempt needs a new one.
  let latest = attempt()
  function attempt() {
    return lazy(() =>
      fetchChunk(load).then(
        (loaded) => ({ default: loaded }),
        (error: unknown) => {
          latest = attempt()
          throw error
        },
      ),
    )
  }

  return function Part(props: Props) {
    const [Shown, setShown] = useState(() => latest as ComponentType<Props>)
    const [hasRetried, setHasRetried] = useState(false)
    function handleReset() {
      setShown(() => latest as ComponentType<Props>)
      setHasRetried(true)
    }
    return (
      <ErrorBoundary
        onReset={handleReset}
        fallbackRender={({ resetErrorBoundary }) => (
          <Missing {...props} retry={resetErrorBoundary} hasRetried={hasRetried} />
        )}
      >
        <Suspense fallback={fallback}>
          <Shown {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}
