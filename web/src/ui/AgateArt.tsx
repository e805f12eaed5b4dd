import { useMemo } from 'react'
import { agateBands, type AgateSize } from '#contracts/platform/agate.ts'
import type { Ramp } from '#contracts/platform/tokens.ts'

type AgateArtProps = { seed: string; ramp: Ramp; size?: AgateSize; className?: string }

export function AgateArt({ seed, ramp, size, className }: AgateArtProps) {
  const { ground, bands } = useMemo(() => agateBands(seed, ramp, size), [seed, ramp, size])
  const { width, height } = size ?? { width: 640, height: 400 }
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ background: ground }}
    >
      {bands.map(({ path, color }, index) => (
        <path key={index} d={path} fill={color} stroke="#fff" strokeOpacity={0.16} />
      ))}
    </svg>
  )
}
