import { keyframes, styled } from 'styled-components'
import { agate, OWN_STONE } from '#contracts/platform/agate.ts'
import { theme } from '../../../theme.ts'

const SIZE = { width: 1280, height: 480, bands: 46, center: { x: 960, y: 235 } }

let stone: string[] | undefined
const ownStone = () => (stone ??= agate(OWN_STONE.seed, SIZE))

export function StoneMap() {
  const lines = ownStone()
  return (
    <Map viewBox="0 0 1280 560" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      {lines.slice(OWN_STONE.bands).map((line, band) => (
        <path key={line} d={line} pathLength={1} style={{ '--band': band }} />
      ))}
      <g>
        {lines
          .slice(0, OWN_STONE.bands)
          .toReversed()
          .map((band, index) => (
            <path key={band} d={band} fill={OWN_STONE.colors[index]} />
          ))}
      </g>
    </Map>
  )
}

const draw = keyframes`
  from { stroke-dashoffset: 1; }
`
const Map = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  stroke: ${theme.fixed.chalk};
  stroke-width: 1.25;
  mask-image: linear-gradient(155deg, rgb(0 0 0 / 0.14) 64%, rgb(0 0 0 / 0.9));

  > path {
    stroke-dasharray: 1;
    stroke-opacity: calc(0.5 - var(--band) * 0.014);
    animation: ${draw} 900ms calc(var(--band) * 16ms) ${theme.motion.ease} backwards;
  }

  g path {
    stroke: ${theme.fixed.basalt};
    stroke-opacity: 0.35;
  }

  ${theme.from.tablet} {
    mask-image: linear-gradient(90deg, rgb(0 0 0 / 0.14) 36%, black 60%);
  }
`
