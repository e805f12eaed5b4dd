import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { agateBands } from '#contracts/agate.ts'
import { theme } from '../../theme.ts'
import { Container } from '../../ui/Container.tsx'

const SIZE = { width: 1280, height: 720, bands: 17, centre: { x: 1010, y: 380 } }
const { bands: BANDS } = agateBands('elite', 'amethyst', SIZE)

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
        {BANDS.map(({ path, color }) => (
          <path key={path} d={path} fill={color} />
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
  opacity: 0.5;
  mask-image: linear-gradient(180deg, transparent 30%, black);

  ${theme.from.laptop} {
    opacity: 0.82;
    mask-image: linear-gradient(90deg, transparent 46%, black 76%);
  }
`
const Inside = styled(Container)`
  position: relative;
  padding-block: ${theme.space[8]};

  ${theme.from.tablet} {
    padding-block: ${theme.space[9]};
  }
`
