import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useBrokenImage } from '../../../lib/useBrokenImage.ts'
import { theme } from '../../../theme.ts'
import { Container } from '../../../ui/Container.tsx'
import { HeroImage } from './HeroImage.tsx'
import { coverPhotoQuery } from './queries.ts'

type HeroProps = {
  children: ReactNode
  action?: ReactNode
}

export function Hero({ children, action }: HeroProps) {
  const { data: coverPhoto } = useQuery(coverPhotoQuery)
  const stored = coverPhoto?.value ?? null
  const { isBroken, image } = useBrokenImage(stored)
  const address = isBroken ? null : stored
  return (
    <Background data-on="basalt" data-photo={address ? true : undefined}>
      <HeroImage key={address} address={address} image={image} />
      <Scrim />
      <Inside>
        {action && <Corner>{action}</Corner>}
        <Text>{children}</Text>
      </Inside>
    </Background>
  )
}

const Background = styled.section`
  position: relative;
  display: grid;
  min-block-size: 20rem;
  overflow: hidden;
  background: ${theme.fixed.basalt};
  color: ${theme.fixed.chalk};

  ${theme.from.tablet} {
    min-block-size: 24rem;
  }
`
const Scrim = styled.div`
  position: absolute;
  inset: 0;

  [data-photo] > & {
    background: linear-gradient(180deg, rgb(10 14 16 / 0.7), rgb(10 14 16 / 0.88));
  }

  ${theme.from.tablet} {
    [data-photo] > & {
      background: linear-gradient(90deg, rgb(10 14 16 / 0.88), rgb(10 14 16 / 0.7) 60%, transparent);
    }
  }
`
const Inside = styled(Container)`
  position: relative;
  display: grid;
  align-items: center;
  padding-block: ${theme.space[6]};
`
const Corner = styled.div`
  z-index: 1;
  order: 1;
  padding-block-start: ${theme.space[4]};

  button {
    background: rgb(10 14 16 / 0.86);
    color: ${theme.fixed.chalk};
  }

  ${theme.from.tablet} {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: ${theme.space[5]};
  }
`
const Text = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  max-inline-size: 30rem;

  h1 {
    font-size: clamp(2.75rem, 1.8rem + 3.6vw, 4.25rem);
    font-weight: 800;
    line-height: 1;
    letter-spacing: -0.02em;
  }

  p {
    max-inline-size: 44ch;
    color: ${theme.fixed.chalkMuted};
    font-size: ${theme.size.lg};
  }
`
