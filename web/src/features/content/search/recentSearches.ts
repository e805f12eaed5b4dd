import { withStorage } from '../../../lib/browserStorage.ts'

const STORE = 'recent-searches'
const MOST = 5

/** The newest first. Only this browser knows them. */
export function readRecentSearches(): string[] {
  const stored: unknown = withStorage(() => JSON.parse(localStorage.getItem(STORE) ?? '[]') as unknown)
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, MOST) : []
}

export function rememberSearch(text: string): void {
  const others = readRecentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase())
  const recent = JSON.stringify([text, ...others].slice(0, MOST))
  withStorage(() => localStorage.setItem(STORE, recent))
}

export function forgetSearches(): void {
  withStorage(() => localStorage.removeItem(STORE))
}
