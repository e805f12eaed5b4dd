import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyPart } from '../../web/src/ui/lazyPart.tsx'
import { MissingActions } from '../../web/src/ui/MissingPart.tsx'
import { findToast, renderApp } from './support/renderApp.tsx'

// jsdom cannot reload.
const reloadPage = vi.hoisted(() => vi.fn())
vi.mock('../../web/src/lib/reloadPage.ts', () => ({ reloadPage }))
vi.mock('../../web/src/routes/ShopPage.tsx', () => notFound())
vi.mock('../../web/src/features/community/contact/ContactDialog.tsx', () => notFound())

const notFound = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

beforeEach(() => {
  reloadPage.mockReset()
  // React reports every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const reloadButton = () => screen.queryByRole('button', { name: 'Reload the page' })

describe('a part of the page whose code no longer exists', () => {
  it('offers a reload after a failed retry', async () => {
    const Part = lazyPart(async () => notFound())
    render(<Part />)
    const person = userEvent.setup()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(reloadButton()).toBeNull()
    await person.click(retry)
    await person.click(await screen.findByRole('button', { name: 'Reload the page' }))
    expect(reloadPage).toHaveBeenCalledOnce()
  })

  it('offers no reload while the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const Part = lazyPart(async () => notFound())
    render(<Part />)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    await userEvent.setup().click(retry)
    await vi.waitFor(() => expect(retry).not.toBeInTheDocument())
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(reloadButton()).toBeNull()
  })

  it('replaces "Reload actions" with a reload after a failed retry', async () => {
    const Part = lazyPart(async () => notFound(), { Missing: MissingActions })
    render(<Part />)
    const person = userEvent.setup()
    await person.click(await screen.findByRole('button', { name: 'Reload actions' }))
    await person.click(await screen.findByRole('button', { name: 'Reload the page' }))
    expect(reloadPage).toHaveBeenCalledOnce()
  })

  it('asks for a reload when a dialog fails to open twice', async () => {
    const person = renderApp('/orders')
    const [button] = await screen.findAllByRole('button', { name: 'Contact us' })
    await person.click(button!)
    expect(await findToast('This couldn’t be opened')).toHaveTextContent('Check your connection and try again.')
    await person.click(button!)
    await vi.waitFor(async () =>
      expect(await findToast('This couldn’t be opened')).toHaveTextContent('Reload the page, then try again.'),
    )
  })
})

describe('a screen whose code no longer exists', () => {
  it('offers a reload after a failed retry', async () => {
    const person = renderApp('/shop')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(reloadButton()).toBeNull()
    await person.click(retry)
    await person.click(await screen.findByRole('button', { name: 'Reload the page' }))
    expect(reloadPage).toHaveBeenCalledOnce()
  })
})
