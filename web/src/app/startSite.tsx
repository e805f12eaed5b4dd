import type { QueryClient } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { splitLanguage } from '#contracts/shared/languages.ts'
import { App } from './App.tsx'
import { Providers } from './Providers.tsx'
import { fetchScreen } from './screens.tsx'
import '../fonts.css'
import { loadInitialData } from '../lib/initialData.ts'
import { createQueryClient } from '../lib/queryClient.ts'
import { rememberLanguage } from '../lib/rememberLanguage.ts'
import { refreshOnReturn } from '../lib/refreshOnReturn.ts'
import { consumeStripeReturn } from '../lib/stripeReturn.ts'
import { siteConfigQuery } from '../lib/siteConfig.ts'
import { startLanguage } from '../lib/text.ts'
import { currentUserQuery } from '../lib/visitor.ts'

/** Starts the site in the browser. It isn't in `main.tsx`, because the build writes its entry to a separate file, which costs a request. */
export function startSite() {
  // The Content-Security-Policy forbids `new Function`, which zod would try. It reads this when it loads.
  globalThis.__zod_globalConfig = { jitless: true }
  consumeStripeReturn()

  const queryClient = createQueryClient()
  loadInitialData(queryClient, document)
  refreshOnReturn(queryClient)

  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element #root')
  const here = splitLanguage(window.location.pathname)
  // An English page may be where an old link led. A visitor who stays in English gets no cookie.
  // The panel's preview is in a frame; the panel stays English.
  if (here.language !== 'en' && window.parent === window) rememberLanguage(here.language)
  const words = queryClient.getQueryData(siteConfigQuery.queryKey)?.words
  if (here.language === 'en' && !words) void start(root, queryClient, here.path)
  // Without its texts, the page is in English.
  else
    void startLanguage(here.language, words).then(
      () => start(root, queryClient, here.path),
      () => start(root, queryClient, here.path),
    )

  void import('../lib/afterFirstScreen.ts').then(
    (part) => part.afterFirstScreen(queryClient),
    () => undefined,
  )
}

/** Hydrates a server-rendered screen. A transition does it in small steps, so that the page stays responsive. */
async function start(container: HTMLElement, queryClient: QueryClient, path: string) {
  const app = (
    <StrictMode>
      <Providers queryClient={queryClient}>
        <App />
      </Providers>
    </StrictMode>
  )
  if (container.hasChildNodes()) {
    startTransition(() => void hydrateRoot(container, app, { onRecoverableError: reportUnexpected }))
    return
  }
  const isSignedIn = Boolean(queryClient.getQueryData(currentUserQuery.queryKey))
  // The screen's own error boundary reports the failure.
  await fetchScreen(path, isSignedIn).catch(() => undefined)
  createRoot(container).render(app)
}

/** Parts that only browsers render are reported as errors. */
function reportUnexpected(error: unknown) {
  if ((error as { digest?: string }).digest !== 'browser') reportError(error)
}
