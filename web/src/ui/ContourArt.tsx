import { useMemo } from 'react'
import { agate, type AgateSize } from '#contracts/platform/agate.ts'
import { useDeferredIsBrowser } from '../lib/useDeferredIsBrowser.ts'

type ContourArtProps = { seed: string; size?: AgateSize; open?: boolean; className?: string }

const SMALL: AgateSize = { width: 320, height: 200, bands: 9 }

/** `open` leaves the lines unfinished. */
export function ContourArt({ seed, size = SMALL, open = false, className }: ContourArtProps) {
  // Rendered in the browser only: it would add kilobytes to the document.
  const isRendered = useDeferredIsBrowser()
  const lines = useMemo(() => (isRendered ? agate(seed, size) : []), [isRendered, seed, size])
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.25}
      aria-hidden="true"
    >
      {lines.map((line, index) => (
        <path
          key={index}
          d={line}
          pathLength={100}
          strokeDasharray={open ? `${58 + index * 3} 100` : undefined}
          strokeDashoffset={open ? -index * 9 : undefined}
          strokeOpacity={0.35 + 0.65 * (1 - index / lines.length)}
        />
      ))}
    </svg>
  )
}
