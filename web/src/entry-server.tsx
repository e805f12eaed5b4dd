import { Writable } from 'node:stream'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { callWords } from '#contracts/platform/calledWords.ts'
import { inLanguage, splitLanguage } from '#contracts/shared/languages.ts'
import { App } from './app/App.tsx'
import type { InitialData } from './lib/initialData.ts'
import { createQueryClient } from './lib/queryClient.ts'
import { siteConfigQuery } from './lib/siteConfig.ts'
import { startLanguage } from './lib/text.ts'
import { Translated } from './lib/Translated.tsx'

export type RenderedApp = {
  html: string
  /** Without the title, which the server writes. */
  head: string
}

/** Includes lazy parts. One page at a time, because the language is the thread's. */
export async function renderApp(address: string, { queries }: InitialData): Promise<RenderedApp> {
  const { language } = splitLanguage(address)
  const queryClient = createQueryClient()
  for (const { key, data } of queries) queryClient.setQueryData(key, data)
  callWords({})
  await startLanguage(language, queryClient.getQueryData(siteConfigQuery.queryKey)?.words)
  const sheet = new ServerStyleSheet()
  try {
    const rendered = await readWhole(
      sheet.collectStyles(
        <StrictMode>
          <QueryClientProvider client={queryClient}>
            <Translated>
              <StaticRouter location={address} basename={inLanguage(language, '/')}>
                <App />
              </StaticRouter>
            </Translated>
          </QueryClientProvider>
        </StrictMode>,
      ),
    )
    const [hoisted = ''] = HOISTED.exec(rendered) ?? []
    const preloads = hoisted.match(/<link [^>]*>/g) ?? []
    return { html: rendered.slice(hoisted.length), head: preloads.join('') + sheet.getStyleTags() }
  } finally {
    sheet.seal()
    queryClient.clear()
  }
}

/** React puts elements of the head first. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)+/

/** A part that streams later would need an inline script, which the CSP forbids. */
function readWhole(app: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const sink = new Writable({
      decodeStrings: false,
      write(chunk: Buffer | string, _encoding, done) {
        text += chunk.toString()
        done()
      },
    })
    sink.on('finish', () => resolve(text))
    const { pipe } = renderToPipeableStream(app, {
      progressiveChunkSize: Infinity,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      // Parts that only browsers render are reported as errors.
      onError: (error) => {
        if ((error as { digest?: string }).digest === 'browser') return 'browser'
        reject(error instanceof Error ? error : new Error(String(error)))
      },
    })
  })
}
