import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createDemoCardStore, type DemoCardStore } from './demoCard.ts'
import { DemoCardForm } from './DemoCardForm.tsx'

export type DemoElements = ReturnType<typeof createDemoElements>
type Listener = (event?: unknown) => void

export function createDemoElements(options: { clientSecret?: string } = {}) {
  const card = createDemoCardStore(new Date())
  let clientSecret = options.clientSecret ?? ''
  const element = createDemoElement(card)
  return {
    card,
    readClientSecret: () => clientSecret,
    create: () => element,
    getElement: () => element,
    submit: async () => ({}),
    fetchUpdates: async () => ({}),
    update(next: { clientSecret?: string }) {
      clientSecret = next.clientSecret ?? clientSecret
    },
    on() {},
    off() {},
  }
}

function createDemoElement(card: DemoCardStore) {
  const listeners = new Map<string, Set<Listener>>()
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
      root.render(createElement(DemoCardForm, { card }))
      isReady = true
      setTimeout(() => listeners.get('ready')?.forEach((listener) => listener(element)))
    },
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      // Also calls a listener that is added after `ready`.
      if (event === 'ready' && isReady) setTimeout(() => listener(element))
      return element
    },
    off(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener)
      return element
    },
    once: (event: string, listener: Listener) => element.on(event, listener),
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
