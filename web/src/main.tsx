import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { Providers } from './app/Providers.tsx'
import { fetchScreen } from './app/screens.tsx'
import './fonts.css'
import { loadInitialData } from './lib/initialData.ts'
import { createQueryClient } from './lib/queryClient.ts'
import { refreshOnReturn } from './lib/refreshOnReturn.ts'
import { consumeStripeReturn } from './lib/stripeReturn.ts'
import { currentUserQuery } from './lib/visitor.ts'

// The Content-Security-Policy forbids `new Function`, which zod would try. It reads this when it loads.
globalThis.__zod_globalConfig = { jitless: true }
consumeStripeReturn()

const queryClient = createQueryClient()
loadInitialData(queryClient, document)
refreshOnReturn(queryClient)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root')
const app = (
  <StrictMode>
    <Providers queryClient={queryClient}>
      <App />
    </Providers>
  </StrictMode>
)
// Hydrates a server-rendered screen. A transition does it in small steps, so that the page stays responsive.
if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app, { onRecoverableError: reportUnexpected }))
else void renderScreen(root)

void import('./lib/afterFirstScreen.ts').then(
  (part) => part.afterFirstScreen(queryClient),
  () => undefined,
)

async function renderScreen(container: HTMLElement) {
  const isSignedIn = Boolean(queryClient.getQueryData(currentUserQuery.queryKey))
  // The screen's own error boundary reports the failure.
  await fetchScreen(window.location.pathname, isSignedIn).catch(() => undefined)
  createRoot(container).render(app)
}

/** Parts that only browsers render are reported as errors. */
function reportUnexpected(error: unknown) {
  if ((error as { digest?: string }).digest !== 'browser') reportError(error)
}
