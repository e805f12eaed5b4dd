import { memo } from 'react'
import type { Region } from '#contracts/content/states.ts'

/** Rendered again only for other regions: a list has up to 250, and a form renders at each key. */
export const RegionOptions = memo(function RegionOptions({ regions }: { regions: readonly Region[] }) {
  return regions.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
})
