import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { forgetFailedScreens } from './screens.tsx'
import { useLive } from './useLive.ts'
import { useScrollMemory } from './useScrollMemory.ts'

/** Around every screen: its chunk may still be coming, and its failure stays its own. */
export function RouteFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  useScrollMemory()
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          resetKeys={[pathname]}
          onReset={() => {
            forgetFailedScreens()
            reset()
          }}
          fallbackRender={({ resetErrorBoundary }) => (
            <Page>
              <ErrorState title="Something went wrong on this page." onRetry={resetErrorBoundary} />
            </Page>
          )}
        >
          <Suspense key={pathname} fallback={<PageSkeleton />}>
            {children}
            <Live />
          </Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}

/** Mounts together with the screen. */
function Live() {
  useLive()
  return null
}
