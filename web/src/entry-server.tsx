import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { App } from './app/App.tsx'
import type { InitialData } from './lib/initialData.ts'
import { createQueryClient } from './lib/queryClient.ts'

type RenderedPage = {
  /** For `#root`. */
  html: string
  /** Title and styles, for the end of `<head>`. */
  head: string
}

/**
 * Draws an address as HTML, from the same data that goes into the page as `initial-data`.
 * Only for the front page of signed-out visitors: every other screen is a chunk of its own and would come out
 * as its place-holder; send those with an empty `#root`.
 */
export function renderPage(address: string, { queries }: InitialData): RenderedPage {
  const queryClient = createQueryClient()
  for (const { key, data } of queries) queryClient.setQueryData(key, data)
  const sheet = new ServerStyleSheet()
  try {
    const drawn = renderToString(
      sheet.collectStyles(
        <StrictMode>
          <QueryClientProvider client={queryClient}>
            <StaticRouter location={address}>
              <App />
            </StaticRouter>
          </QueryClientProvider>
        </StrictMode>,
      ),
    )
    // A title belongs into the head; in the browser React finds it there.
    const [title = ''] = /<title>.*?<\/title>/.exec(drawn) ?? []
    return { html: drawn.replace(title, ''), head: `${title}${sheet.getStyleTags()}` }
  } finally {
    sheet.seal()
    queryClient.clear()
  }
}
