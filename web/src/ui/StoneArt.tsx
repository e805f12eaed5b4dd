import { useMemo } from 'react'
import { agateBands } from '#contracts/platform/agate.ts'
import type { Ramp } from '#contracts/platform/tokens.ts'

const SIZE = { width: 400, height: 400, bands: 15, center: { x: 200, y: 200 } }

export function StoneArt({ seed, ramp }: { seed: string; ramp: Ramp }) {
  const { bands } = useMemo(() => agateBands(seed, ramp, SIZE), [seed, ramp])
  return (
    <svg viewBox="-520 -520 1440 1440" aria-hidden="true">
      {bands.map(({ path, color }) => (
        <path key={path} d={path} fill={color} stroke="#fff" strokeOpacity={0.16} strokeWidth={3} />
      ))}
    </svg>
  )
}
