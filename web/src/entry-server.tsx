import { Writable } from 'node:stream'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { App } from './app/App.tsx'
import type { InitialData } from './lib/initialData.ts'
import { createQueryClient } from './lib/queryClient.ts'

export type DrawnPage = {
  /** For `#root`. */
  html: string
  /** Preloads and styles of the screen, for the end of `<head>`; its title is written by the server's own head. */
  head: string
}

/** Draws an address as HTML, whole and with its lazy parts, from the same data that goes into the page as `initial-data`. */
export async function drawPage(address: string, { queries }: InitialData): Promise<DrawnPage> {
  const queryClient = createQueryClient()
  for (const { key, data } of queries) queryClient.setQueryData(key, data)
  const sheet = new ServerStyleSheet()
  try {
    const drawn = await readWhole(
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
    const [hoisted = ''] = HOISTED.exec(drawn) ?? []
    const preloads = hoisted.match(/<link [^>]*>/g) ?? []
    return { html: drawn.slice(hoisted.length), head: preloads.join('') + sheet.getStyleTags() }
  } finally {
    sheet.seal()
    queryClient.clear()
  }
}

/** What belongs into the head comes first of all; in the browser React finds it there. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)+/

/** Nothing is left for later: a part that would come after the rest needs a script, which the site's policy forbids. */
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
      // What is left to browsers says so; React sends its place-holder.
      onError: (error) => {
        if ((error as { digest?: string }).digest === 'browser') return 'browser'
        reject(error instanceof Error ? error : new Error(String(error)))
      },
    })
  })
}
