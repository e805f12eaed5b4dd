import { createElement, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createDemoCardStore } from './demoCard.ts'
import { DemoCardForm } from './DemoCardForm.tsx'
import { createDemoWallets, type PaidWallet } from './demoWallets.ts'
import { DemoWalletButtons } from './DemoWalletButtons.tsx'

export type DemoElements = ReturnType<typeof createDemoElements>
type DemoListener = (event?: unknown) => void
type DemoOptions = { clientSecret?: string; amount?: number; allowedPaymentMethodTypes?: string[] }

export function createDemoElements(options: DemoOptions = {}) {
  const card = createDemoCardStore(new Date())
  const wallets = createDemoWallets(options.amount ?? 0, options.allowedPaymentMethodTypes ?? ['card'])
  const element = createDemoElement(createElement(DemoCardForm, { card }))
  const express = createDemoElement(createElement(DemoWalletButtons, { wallets }), {
    elementType: 'expressCheckout',
    availablePaymentMethods: wallets.available,
  })
  wallets.onEvent(express.emit)
  let clientSecret = options.clientSecret ?? ''
  return {
    card,
    readClientSecret: () => clientSecret,
    /** Which wallet pays, in the words of the demo provider; null for the card form. */
    readWallet: (): PaidWallet | null => wallets.paid(),
    create: (type: string) => (type === 'expressCheckout' ? express : element),
    getElement: () => element,
    submit: async () => ({}),
    fetchUpdates: async () => ({}),
    async update(next: DemoOptions) {
      clientSecret = next.clientSecret ?? clientSecret
      if (next.amount !== undefined) wallets.setAmount(next.amount)
    },
    on() {},
    off() {},
  }
}

function createDemoElement(content: ReactElement, readyEvent?: object) {
  const listeners = new Map<string, Set<DemoListener>>()
  let root: Root | null = null
  let isReady = false

  function unmount() {
    const leaving = root
    root = null
    // React cannot unmount a root while another one renders.
    if (leaving) setTimeout(() => leaving.unmount())
  }

  const element = {
    mount(node: HTMLElement) {
      root = createRoot(node)
      root.render(content)
      isReady = true
      setTimeout(() => element.emit('ready', readyEvent ?? element))
    },
    emit: (event: string, about: unknown) => listeners.get(event)?.forEach((listener) => listener(about)),
    on(event: string, listener: DemoListener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      // Also calls a listener that is added after `ready`.
      if (event === 'ready' && isReady) setTimeout(() => listener(readyEvent ?? element))
      return element
    },
    off(event: string, listener: DemoListener) {
      listeners.get(event)?.delete(listener)
      return element
    },
    once: (event: string, listener: DemoListener) => element.on(event, listener),
    update() {},
    focus() {},
    blur() {},
    clear() {},
    collapse() {},
    unmount,
    destroy: unmount,
  }
  return element
}
