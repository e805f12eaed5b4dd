import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { agateBands } from '#contracts/agate.ts'
import { theme } from '../../theme.ts'
import { Container } from '../../ui/Container.tsx'

const SIZE = { width: 1280, height: 300, bands: 30, centre: { x: 1080, y: 150 } }
const { bands: BANDS } = agateBands('geode', 'amethyst', SIZE)

/** The head of the subscribing screen: basalt with a slice of amethyst at its end. */
export function MembershipBanner({ children }: { children: ReactNode }) {
  return (
    <Ground data-on="basalt">
      <Stone viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        {BANDS.map(({ path, color }) => (
          <path key={path} d={path} fill={color} />
        ))}
      </Stone>
      <Inside>{children}</Inside>
    </Ground>
  )
}

const Ground = styled.div`
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
  mask-image: linear-gradient(90deg, transparent 84%, black);

  ${theme.from.tablet} {
    mask-image: linear-gradient(90deg, transparent 62%, black 84%);
  }
`
const Inside = styled(Container)`
  position: relative;
  padding-block: ${theme.space[6]};

  ${theme.from.tablet} {
    padding-block: ${theme.space[7]};
  }

  > div {
    max-inline-size: 44rem;
    padding-inline-end: 3.5rem;
    margin: 0;
  }

  p {
    color: ${theme.fixed.chalkMuted};
  }
`
