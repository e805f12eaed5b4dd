import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StyleSheetManager } from 'styled-components'
import { App } from '../../../web/src/app/App.tsx'
import { Providers } from '../../../web/src/app/Providers.tsx'
import { createQueryClient } from '../../../web/src/lib/queryClient.ts'

/** @param entry what the browser kept of this page, as after a reload. */
export function renderApp(address: string, entry: object | null = null) {
  window.history.replaceState(entry, '', address)
  render(
    // Outside the document: jsdom matches every rule against an element each time its accessible name is computed.
    <StyleSheetManager target={document.createElement('div')} disableCSSOMInjection>
      <Providers queryClient={createQueryClient()}>
        <App />
      </Providers>
    </StyleSheetManager>,
  )
  return userEvent.setup()
}

export async function findToast(title: string): Promise<HTMLElement> {
  return waitFor(() => {
    const toast = document.querySelector<HTMLElement>('li[data-state=open][data-tone]')
    if (!toast?.textContent?.includes(title)) throw new Error(`No open toast says “${title}”`)
    return toast
  })
}

export const main = () => screen.getByRole('main')
