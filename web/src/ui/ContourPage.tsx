import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.ts'
import { lazyPart } from './lazyPart.tsx'
import { Page } from './Page.tsx'

const ContourArt = lazyPart(async () => (await import('./ContourArt.tsx')).ContourArt, { Missing: () => null })

const SIZE = { width: 1200, height: 520, bands: 12 }

type ContourPageProps = { seed: string; children: ReactNode }

export function ContourPage({ seed, children }: ContourPageProps) {
  return (
    <Background>
      <Lines seed={seed} size={SIZE} open />
      <Page>{children}</Page>
    </Background>
  )
}

const Background = styled.div`
  position: relative;
  min-block-size: max(60vh, 24rem);
  overflow: hidden;
`
const Lines = styled(ContourArt)`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  color: ${theme.color.lineStrong};
  mask-image: linear-gradient(100deg, transparent 30%, black 62%);

  + * {
    position: relative;
  }

  ${theme.below.tablet} {
    mask-image: linear-gradient(180deg, transparent 55%, black 80%);
  }
`
