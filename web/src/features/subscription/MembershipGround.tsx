import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { agate } from '#contracts/agate.ts'
import { ramps } from '#contracts/tokens.ts'
import { theme } from '../../theme.ts'
import { Container } from '../../ui/Container.tsx'

const SIZE = { width: 1280, height: 720, bands: 15 }
const BANDS = agate('elite 3', SIZE)

/** Basalt with an amethyst in it: the ground of everything about membership. */
export function MembershipGround({
  id,
  labelledBy,
  children,
}: {
  id?: string
  labelledBy: string
  children: ReactNode
}) {
  return (
    <Ground id={id} aria-labelledby={labelledBy} data-on="basalt">
      <Stone viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {BANDS.toReversed().map((band, index) => (
          <path key={index} d={band} stroke={ramps.amethyst[index % 4]} />
        ))}
      </Stone>
      <Inside>{children}</Inside>
    </Ground>
  )
}

const Ground = styled.section`
  position: relative;
  overflow: hidden;
  background: ${theme.fixed.basalt};
  color: ${theme.fixed.chalk};
`
const Stone = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  stroke-width: 7;
  opacity: 0.34;
  mask-image: radial-gradient(120% 100% at 12% 60%, transparent 40%, black);
`
const Inside = styled(Container)`
  position: relative;
  padding-block: ${theme.space[8]};

  ${theme.from.tablet} {
    padding-block: ${theme.space[9]};
  }
`
