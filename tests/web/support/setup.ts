import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { dismissToast, readToast } from '../../../web/src/lib/toastStore.ts'
import { server } from './api.ts'
import { checkAnswers } from './checkAnswers.ts'
import { checkRequests } from './checkRequests.ts'

// Ignoring hidden elements is slow in jsdom: it computes the styles of every ancestor. `toBeVisible` sees `hidden` and inline
// styles only.
configure({ defaultHidden: true, asyncUtilTimeout: 8000 })

const complaints: unknown[][] = []
const mismatches = checkAnswers(server)
const refusedRequests = checkRequests(server)

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  fillInForJsdom()
})

beforeEach(() => {
  complaints.length = 0
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words))
  vi.spyOn(console, 'warn').mockImplementation((...words) => void complaints.push(words))
})

afterEach(async () => {
  cleanup()
  const toast = readToast()
  if (toast) dismissToast(toast.id)
  server.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
  const [requests, answers] = await Promise.all([refusedRequests(), mismatches()])
  expect(complaints, 'nothing was written to the console').toEqual([])
  vi.restoreAllMocks()
  expect({ requests, answers }, 'every request and answer matches its route').toEqual({ requests: [], answers: [] })
})

afterAll(async () => {
  // A screen that starts loading in the last test of a file would fail, and stay failed for the next file.
  await vi.dynamicImportSettled()
  server.events.removeAllListeners()
  server.close()
})

function fillInForJsdom() {
  window.scrollTo = () => {}
  // As newer browsers: React calls what an effect or a ref returns.
  Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() })
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect()
  Element.prototype.hasPointerCapture = () => false
  Element.prototype.releasePointerCapture = () => {}
  window.matchMedia = (query) => ({
    matches: query.includes('min-width'),
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => true,
  })
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => {}
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}
