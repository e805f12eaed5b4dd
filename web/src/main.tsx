import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { Providers } from './app/Providers.tsx'
import './fonts.css'
import { takeInitialData } from './lib/initialData.ts'
import { createQueryClient } from './lib/queryClient.ts'
import { takeStripeReturn } from './lib/stripeReturn.ts'

// The site's security policy forbids building code from text, which zod would otherwise try. It reads this when it loads.
globalThis.__zod_globalConfig = { jitless: true }
takeStripeReturn()

const queryClient = createQueryClient()
takeInitialData(queryClient, document)

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
if (root.hasChildNodes()) hydrateRoot(root, app)
else createRoot(root).render(app)
