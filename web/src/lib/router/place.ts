import { createContext, use } from 'react'
import type { Location, To } from './location.ts'

export type NavigateOptions = { replace?: boolean; state?: unknown }
export type Navigate = (to: To | number, options?: NavigateOptions) => void

/** What React shows, and how to leave it. wouter's hooks take their path from here. */
export type Place = {
  location: Location
  /** How the location was reached. `pop` is Back, Forward and the first page. */
  arrival: 'pop' | 'push' | 'replace'
  navigate: Navigate
  /** The address of a page in the language that is shown. */
  addressOf: (to: To) => string
}

/** Undefined outside of a router. */
export const PlaceContext = createContext<Place | undefined>(undefined)

export function usePlace(): Place {
  const place = use(PlaceContext)
  if (!place) throw new Error('There is no router around this component')
  return place
}
