import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serve } from './support/api.ts'
import { buildCartItem } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

const tooltip = () => screen.queryByRole('tooltip')?.textContent ?? null
const pass = (ms: number) => void act(() => void vi.advanceTimersByTime(ms))
const over = (element: Element) => fireEvent.pointerOver(element, { pointerType: 'mouse' })

async function moveFirst() {
  over(document.body)
  await act(() => vi.dynamicImportSettled())
}

const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
afterEach(() => void vi.useRealTimers())

describe('tooltips', () => {
  let grid: HTMLElement
  let list: HTMLElement
  beforeEach(async () => {
    renderApp('/content')
    grid = await screen.findByRole('button', { name: 'Grid' })
    list = screen.getByRole('button', { name: 'List' })
    await moveFirst()
    stopClock()
  })

  it('open after 700 ms over a button and close when the pointer leaves', () => {
    over(grid)
    pass(699)
    expect(tooltip()).toBeNull()
    pass(1)
    expect(tooltip()).toBe('Grid')
    over(document.body)
    expect(tooltip()).toBeNull()
  })

  it('open without a delay within 300 ms of another, and with a delay after that', () => {
    over(grid)
    pass(700)
    over(document.body)
    pass(299)
    over(list)
    expect(tooltip()).toBe('List')
    over(document.body)
    pass(300)
    over(grid)
    expect(tooltip()).toBeNull()
    pass(700)
    expect(tooltip()).toBe('Grid')
  })

  it('close on Escape and on a press, and never open on touch', () => {
    over(grid)
    pass(700)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(tooltip()).toBeNull()
    over(document.body)
    pass(400)
    over(list)
    pass(100)
    fireEvent.pointerDown(list)
    pass(1000)
    expect(tooltip()).toBeNull()
    over(document.body)
    fireEvent.pointerOver(grid, { pointerType: 'touch' })
    pass(1000)
    expect(tooltip()).toBeNull()
  })
})

describe('icon buttons', () => {
  it('have tooltips: theme, quantity and remove', async () => {
    serve('get', '/api/cart', [buildCartItem({ quantity: 2 })])
    renderApp('/cart')
    const buttons = [
      await screen.findByRole('button', { name: /^Decrease quantity of Contour Tee/ }),
      screen.getByRole('button', { name: /^Increase quantity of Contour Tee/ }),
      screen.getByRole('button', { name: /^Remove Contour Tee/ }),
      ...screen.getAllByRole('button', { name: 'Use dark colors' }),
    ]
    await moveFirst()
    stopClock()
    for (const button of buttons) {
      over(button)
      pass(700)
      expect(tooltip()).toBe(button.getAttribute('aria-label'))
      over(document.body)
    }
  })
})
