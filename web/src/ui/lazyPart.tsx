import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { fetchChunk } from '../lib/fetchChunk.ts'
import { MissingPart } from './MissingPart.tsx'

type Options<Props> = {
  /** Holds the place while the code is on its way. */
  fallback?: ReactNode
  /** What takes its place when the code could not be fetched. */
  Missing?: ComponentType<Props & { retry: () => void }>
}

/**
 * A component whose code is fetched when it is first shown. When that fails, or the component itself does, only its own
 * place says so, with a way to try again; the rest of the page stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, Missing = MissingPart }: Options<Props> = {},
): ComponentType<Props> {
  // React remembers a failure for as long as the lazy component lives, so each try has one of its own.
  let latest = attempt()
  function attempt() {
    const own = lazy(() =>
      fetchChunk(load).then(
        (loaded) => ({ default: loaded }),
        (error: unknown) => {
          latest = attempt()
          throw error
        },
      ),
    )
    return own
  }

  return function Part(props: Props) {
    const [Shown, setShown] = useState(() => latest as ComponentType<Props>)
    return (
      <ErrorBoundary
        onReset={() => setShown(() => latest as ComponentType<Props>)}
        fallbackRender={({ resetErrorBoundary }) => <Missing {...props} retry={resetErrorBoundary} />}
      >
        <Suspense fallback={fallback}>
          <Shown {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}
