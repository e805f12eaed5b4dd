import { useState, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { agateBands } from '#contracts/agate.ts'
import { theme } from '../../theme.ts'
import { Container } from '../../ui/Container.tsx'

type Look = 'panel' | 'banner'
type MembershipGroundProps = { look?: Look; id?: string; labelledBy?: string; children: ReactNode }

const STONES = {
  panel: { seed: 'elite', width: 1280, height: 720, bands: 17, centre: { x: 1010, y: 380 } },
  banner: { seed: 'geode', width: 1280, height: 300, bands: 30, centre: { x: 1080, y: 150 } },
}

/** Basalt with an amethyst in it: the ground of everything about membership. A banner is the head of a screen. */
export function MembershipGround({ look = 'panel', id, labelledBy, children }: MembershipGroundProps) {
  const { seed, ...size } = STONES[look]
  const [{ bands }] = useState(() => agateBands(seed, 'amethyst', size))
  return (
    <Ground as={labelledBy ? 'section' : 'div'} id={id} aria-labelledby={labelledBy} data-on="basalt">
      <Stone $look={look} viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio={CROPS[look]} aria-hidden>
        {bands.map(({ path, color }) => (
          <path key={path} d={path} fill={color} />
        ))}
      </Stone>
      <Inside $look={look}>{children}</Inside>
    </Ground>
  )
}

const CROPS = { panel: 'xMidYMid slice', banner: 'xMaxYMid slice' }

const stoneLooks = {
  panel: css`
    opacity: 0.5;
    mask-image: linear-gradient(180deg, transparent 30%, black);

    ${theme.from.laptop} {
      opacity: 0.82;
      mask-image: linear-gradient(90deg, transparent 46%, black 76%);
    }
  `,
  banner: css`
    mask-image: linear-gradient(90deg, transparent 84%, black);

    ${theme.from.tablet} {
      mask-image: linear-gradient(90deg, transparent 62%, black 84%);
    }
  `,
}
const insideLooks = {
  panel: css`
    padding-block: ${theme.space[8]};

    ${theme.from.tablet} {
      padding-block: ${theme.space[9]};
    }
  `,
  banner: css`
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
  `,
}
const Ground = styled.div`
  position: relative;
  overflow: hidden;
  background: ${theme.fixed.basalt};
  color: ${theme.fixed.chalk};
`
const Stone = styled.svg<{ $look: Look }>`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  ${({ $look }) => stoneLooks[$look]}
`
const Inside = styled(Container)<{ $look: Look }>`
  position: relative;
  ${({ $look }) => insideLooks[$look]}
`
