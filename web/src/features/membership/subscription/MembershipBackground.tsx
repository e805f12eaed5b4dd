import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import elite from '../../../art/elite.svg'
import geode from '../../../art/geode.svg'
import { theme } from '../../../theme.ts'
import { ArtImage } from '../../../ui/ArtImage.tsx'
import { Container } from '../../../ui/Container.tsx'

type Look = 'panel' | 'page' | 'banner'
type MembershipBackgroundProps = { look?: Look; id?: string; labelledBy?: string; children: ReactNode }

const STONES = { panel: elite, page: elite, banner: geode }

export function MembershipBackground({ look = 'panel', id, labelledBy, children }: MembershipBackgroundProps) {
  return (
    <Background as={labelledBy ? 'section' : 'div'} id={id} aria-labelledby={labelledBy} data-on="basalt">
      <Stone $look={look} src={STONES[look]} loading={look === 'banner' ? 'eager' : 'lazy'} />
      <Inside $look={look}>{children}</Inside>
    </Background>
  )
}

const stonePanel = css`
  opacity: 0.5;
  mask-image: linear-gradient(180deg, transparent 30%, black);

  ${theme.from.laptop} {
    opacity: 0.82;
    mask-image: linear-gradient(90deg, transparent 46%, black 76%);
  }
`
const stoneLooks = {
  panel: stonePanel,
  page: stonePanel,
  banner: css`
    object-position: right;
    mask-image: linear-gradient(90deg, transparent 84%, black);

    ${theme.from.tablet} {
      mask-image: linear-gradient(90deg, transparent 62%, black 84%);
    }
  `,
}
const insidePanel = css`
  padding-block: ${theme.space[8]};

  ${theme.from.tablet} {
    padding-block: ${theme.space[9]};
  }
`
const insideLooks = {
  panel: insidePanel,
  page: css`
    ${insidePanel}
    min-block-size: calc(100dvh - 14rem);
  `,
  banner: css`
    padding-block: ${theme.space[4]};

    ${theme.from.tablet} {
      padding-block: ${theme.space[7]};
    }

    > div {
      max-inline-size: 44rem;
      padding-inline-end: 3.5rem;
      margin: 0;
    }

    /* On a phone the button of the plan is on the first screen. */
    ${theme.below.tablet} {
      h1 {
        font-size: ${theme.size.h2};
      }

      p {
        margin-block-start: ${theme.space[2]};
        font-size: ${theme.size.sm};
        line-height: 1.45;
      }
    }

    p {
      color: ${theme.fixed.chalkMuted};
    }
  `,
}
const Background = styled.div`
  position: relative;
  overflow: hidden;
  background: ${theme.fixed.basalt};
  color: ${theme.fixed.chalk};
`
const Stone = styled(ArtImage)<{ $look: Look }>`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  ${({ $look }) => stoneLooks[$look]}
`
const Inside = styled(Container)<{ $look: Look }>`
  position: relative;
  ${({ $look }) => insideLooks[$look]}
`
