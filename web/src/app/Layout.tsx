import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useSiteConfig } from '../lib/siteConfig.ts'
import { SkipLink } from '../ui/SkipLink.tsx'
import { DemoBanner } from './DemoBanner.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { PaymentAlert } from './PaymentAlert.tsx'
import { useCartLinks } from './useCartLinks.ts'
import { t } from '../lib/text.ts'

export function Layout({ children }: { children: ReactNode }) {
  const { data: config } = useSiteConfig()
  useCartLinks()
  return (
    <>
      <SkipLink href="#main">{t('Skip to content')}</SkipLink>
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

const Main = styled.main`
  flex: 1;

  &:focus {
    outline: none;
  }
`
