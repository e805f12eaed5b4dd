import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useSiteConfig } from '../lib/siteConfig.ts'
import { SkipLink } from '../ui/SkipLink.tsx'
import { DemoBanner } from './DemoBanner.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { useVisitor } from '../lib/visitor.ts'
import { useCartLinks } from './useCartLinks.ts'
import { t } from '../lib/text.ts'

const PaymentAlert = lazyPart(async () => (await import('./PaymentAlert.tsx')).PaymentAlert)
const ConfirmEmail = lazyPart(async () => (await import('../features/people/account/ConfirmEmail.tsx')).ConfirmEmail)

export function Layout({ children }: { children: ReactNode }) {
  const { data: config } = useSiteConfig()
  const { user } = useVisitor()
  useCartLinks()
  return (
    <>
      <SkipLink href="#main">{t('Skip to content')}</SkipLink>
      {config?.demo && <DemoBanner />}
      <Header />
      {user?.subscription?.status === 'past_due' && <PaymentAlert />}
      {user?.emailUnconfirmed && <ConfirmEmail email={user.email} />}
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <OfflineNotice />
    </>
  )
}

/** At least the first screen: the footer is below it, so it doesn’t move while a short page loads its parts. */
const Main = styled.main`
  min-block-size: 100svh;

  &:focus {
    outline: none;
  }
`
