import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { Providers } from './app/Providers.tsx'
import { fetchScreen } from './app/screens.tsx'
import './fonts.css'
import { takeInitialData } from './lib/initialData.ts'
import { createQueryClient } from './lib/queryClient.ts'
import { refreshOnReturn } from './lib/refreshOnReturn.ts'
import { takeStripeReturn } from './lib/stripeReturn.ts'
import { currentUserQuery } from './lib/visitor.ts'

// The site's security policy forbids building code from text, which zod would otherwise try. It reads this when it loads.
globalThis.__zod_globalConfig = { jitless: true }
takeStripeReturn()

const queryClient = createQueryClient()
takeInitialData(queryClient, document)
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
// The server may have drawn the first screen already; then it is taken over instead of drawn again.
// It is taken over in small steps, between which the page answers.
if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app, { onRecoverableError: tellUnlessMeant }))
else void startWhole(root)

/** The screen's own code is fetched before anything is drawn, so that nothing moves when it comes. */
async function startWhole(place: HTMLElement) {
  const isSignedIn = Boolean(queryClient.getQueryData(currentUserQuery.queryKey))
  // What cannot be fetched is told by the screen itself, with a way to try again.
  await fetchScreen(window.location.pathname, isSignedIn).catch(() => undefined)
  createRoot(place).render(app)
}

/** A part the server left to browsers is no mistake. */
function tellUnlessMeant(error: unknown) {
  if ((error as { digest?: string }).digest !== 'browser') reportError(error)
}
