import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { type Place, PlaceContext, usePlace } from './place.ts'

/** Tells wouter what React shows. Its own hook follows the address at once, so a navigation couldn't be a transition. */
export function PlaceRouter({ place, children }: { place: Place; children: ReactNode }) {
  return (
    <PlaceContext value={place}>
      <Router hook={usePath} hrefs={place.addressOf}>
        {children}
      </Router>
    </PlaceContext>
  )
}

function usePath(): [string, Place['navigate']] {
  const { location, navigate } = usePlace()
  return [location.pathname, navigate]
}
