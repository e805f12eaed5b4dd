import { useSyncExternalStore } from 'react'
import { withStorage } from '../../../lib/browserStorage.ts'
import { useSiteConfig } from '../../../lib/siteConfig.ts'

const KEY = 'delivery-country'
const HOME = 'US'
const listeners = new Set<() => void>()

/** The visitor's last choice, otherwise the region of the browser's language, if the shop delivers there. */
export function useDeliveryCountry(): {
  country: string
  countries: readonly string[]
  choose: (country: string) => void
} {
  const countries: readonly string[] = useSiteConfig().data?.shipping.countries ?? [HOME]
  const wanted = useSyncExternalStore(subscribe, read, () => HOME)
  const fallback = countries.includes(HOME) ? HOME : (countries[0] ?? HOME)
  return { country: countries.includes(wanted) ? wanted : fallback, countries, choose }
}

function read(): string {
  return withStorage(() => localStorage.getItem(KEY)) ?? regionOf(navigator.language) ?? HOME
}

const regionOf = (language: string): string | undefined => /-([A-Z]{2})\b/.exec(language)?.[1]

function choose(country: string) {
  withStorage(() => localStorage.setItem(KEY, country))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
