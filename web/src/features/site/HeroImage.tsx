import { useState } from 'react'
import { keyframes, styled } from 'styled-components'
import { agate } from '#contracts/agate.ts'
import { ramps } from '#contracts/tokens.ts'
import { theme } from '../../theme.ts'

const MAP = agate('the hunt 7', { width: 1280, height: 560, bands: 16 })

/** The stored cover photo; the contour map where there is none or it does not load. */
export function HeroImage({ address }: { address: string | null }) {
  const [failed, setFailed] = useState(false)
  if (address && !failed) {
    return <Photo src={address} alt="" fetchPriority="high" onError={() => setFailed(true)} />
  }
  return (
    <Map viewBox="0 0 1280 560" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      {MAP.map((line, band) => (
        <path key={band} d={line} pathLength={1} stroke={lineColor(band)} style={{ '--band': band }} />
      ))}
    </Map>
  )
}

/** The stone in the middle glows; further out it is only land. */
function lineColor(band: number): string {
  if (band > 5) return theme.fixed.chalk
  return ramps.carnelian[Math.min(band, 3)] ?? theme.fixed.ember
}

const draw = keyframes`
  from { stroke-dashoffset: 1; }
`
const Photo = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`
const Map = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  stroke-width: 1.5;
  mask-image: linear-gradient(180deg, rgb(0 0 0 / 0.28), rgb(0 0 0 / 0.6));

  path {
    stroke-dasharray: 1;
    stroke-opacity: calc(0.95 - var(--band) * 0.055);
    animation: ${draw} 900ms calc(var(--band) * 30ms) ${theme.motion.ease} backwards;
  }

  ${theme.from.tablet} {
    mask-image: linear-gradient(90deg, rgb(0 0 0 / 0.12) 30%, black 68%);
  }
`
