import { createContext } from 'react'
import type { Location, To } from './location.ts'

export type NavigateOptions = { replace?: boolean; state?: unknown }
export type Navigate = (to: To | number, options?: NavigateOptions) => void

export type Router = {
  location: Location
  /** How the location was reached. `pop` is Back, Forward and the first page. */
  arrival: 'pop' | 'push' | 'replace'
  /** Of the language: `/` or `/de`. */
  base: string
  navigate: Navigate
}

/** Undefined outside of a router. */
export const RouterContext = createContext<Router | undefined>(undefined)
export const ParamsContext = createContext<Record<string, string>>({})
