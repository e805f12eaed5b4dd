import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { showToast } from '../../web/src/lib/toastStore.ts'
import { findToast, renderApp } from './support/renderApp.tsx'

describe('toasts', () => {
  it('show one at a time: a new toast replaces the current one', async () => {
    renderApp('/cart')
    act(() => void showToast({ title: 'First' }))
    await findToast('First')
    act(() => void showToast({ title: 'Second', tone: 'destructive' }))
    await findToast('Second')
    expect(document.querySelectorAll('li[data-tone]')).toHaveLength(1)
  })
})
