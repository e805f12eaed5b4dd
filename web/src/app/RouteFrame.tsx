import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { resetFailedScreens } from './screens.tsx'
import { useLive } from './useLive.ts'
import { useScrollMemory } from './useScrollMemory.ts'
import { t } from '../lib/text.ts'

/** An error replaces the screen, not the header and footer. */
export function RouteFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [hasRetried, setHasRetried] = useState(false)
  useScrollMemory()
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          resetKeys={[pathname]}
          onReset={({ reason }) => {
            // Otherwise the visitor navigated to another screen.
            setHasRetried(reason === 'imperative-api')
            resetFailedScreens()
            reset()
          }}
          fallbackRender={({ resetErrorBoundary }) => (
            <Page>
              <ErrorState
                title={t('Something went wrong on this page.')}
                onRetry={resetErrorBoundary}
                hasRetried={hasRetried}
              />
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

function Live() {
  useLive()
  return null
}
