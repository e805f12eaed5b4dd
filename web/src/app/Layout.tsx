import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useSiteConfig } from '../lib/siteConfig.ts'
import { theme } from '../theme.ts'
import { DemoBanner } from './DemoBanner.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { PaymentAlert } from './PaymentAlert.tsx'

export function Layout({ children }: { children: ReactNode }) {
  const { data: config } = useSiteConfig()
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      {config?.demo && <DemoBanner />}
      <Header />
      <PaymentAlert />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <OfflineNotice />
    </>
  )
}

const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${theme.space[2]};
  inset-inline-start: ${theme.space[2]};
  z-index: ${theme.layer.toast};
  padding: ${theme.space[2]} ${theme.space[4]};
  background: ${theme.color.raised};
  font-weight: 650;

  &:not(:focus) {
    translate: 0 -200%;
  }
`
const Main = styled.main`
  flex: 1;

  &:focus {
    outline: none;
  }
`
