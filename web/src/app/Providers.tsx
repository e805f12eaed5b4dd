import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { inLanguage, splitLanguage } from '#contracts/shared/languages.ts'
import { Translated } from '../lib/Translated.tsx'

type ProvidersProps = { queryClient: QueryClient; children: ReactNode }

export function Providers({ queryClient, children }: ProvidersProps) {
  // From the address, because its texts may not have loaded.
  const { language } = splitLanguage(window.location.pathname)
  return (
    <QueryClientProvider client={queryClient}>
      <Translated>
        <BrowserRouter basename={inLanguage(language, '/')}>{children}</BrowserRouter>
      </Translated>
    </QueryClientProvider>
  )
}
