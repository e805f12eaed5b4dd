import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { hasWithdrawal } from '#contracts/shop/markets.ts'
import { paths } from '#contracts/shared/paths.ts'
import strata from '../art/strata.svg'
import { useBrandName, useOffers, useSiteConfig } from '../lib/siteConfig.ts'
import { useVisitor } from '../lib/visitor.ts'
import { ArtImage } from '../ui/ArtImage.tsx'
import { theme } from '../theme.ts'
import { ButtonAnchor } from '../ui/ButtonAnchor.tsx'
import { Container } from '../ui/Container.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { ContactButton } from './ContactButton.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { SchemeSwitch } from './SchemeSwitch.tsx'
import { t } from '../lib/text.ts'

const SocialLinks = lazyPart(async () => (await import('../features/platform/site/SocialLinks.tsx')).SocialLinks)

export function Footer() {
  const { user } = useVisitor()
  const brand = useBrandName()
  const { data } = useSiteConfig()
  const offers = useOffers()
  return (
    <Background data-on="basalt">
      <Strata src={strata} loading="lazy" />
      <Row>
        <Text>
          <strong>{brand}</strong>
          <p>{data && t(data.brand.tagline)}</p>
        </Text>
        <Links aria-label={t('Footer')}>
          <Link to="/content">{t('Content')}</Link>
          {offers('own-goods') && <Link to="/shop">{t('Shop')}</Link>}
          <Link to="/subscribe">{t('Subscribe')}</Link>
          {!user && <a href="/api/news">{t('Email me new hunts')}</a>}
          {offers('questions') && <Link to="/questions">{t('Q&A')}</Link>}
          {offers('gift-cards') && <Link to="/gift-cards">{t('Gift cards')}</Link>}
          {offers('gift-memberships') && <Link to="/gift-memberships">{t('Gift memberships')}</Link>}
          {offers('identify') && <Link to="/identify">{t('Identify my stone')}</Link>}
          {offers('finds') && <Link to="/finds">{t('My finds')}</Link>}
          {(user?.isSubscriber || user?.subscription) && <a href={paths.billing}>{t('Manage subscription')}</a>}
          {data?.shipping.countries.some(hasWithdrawal) && (
            <Link to="/orders?withdraw=true">{t('Withdraw from contract here')}</Link>
          )}
          <ContactButton />
          {data?.navigation.footer.map(({ url, label }) => (
            <Link key={url + label} to={url}>
              {label}
            </Link>
          ))}
          {offers('german') && <LanguageSwitch />}
          {data && data.navigation.social.length > 0 && <SocialLinks social={data.navigation.social} />}
        </Links>
        <End>
          <ButtonAnchor href={paths.employeeLogin} $tone="outline" $size="compact">
            {t('Employee Sign In')}
          </ButtonAnchor>
          <SchemeSwitch />
        </End>
      </Row>
    </Background>
  )
}

const Background = styled.footer`
  position: relative;
  border-block-start: 1px solid rgb(238 243 241 / 0.16);
  overflow: hidden;
  background: ${theme.fixed.basalt};
  color: ${theme.fixed.chalkMuted};
`
const Strata = styled(ArtImage)`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`
const Row = styled(Container)`
  position: relative;
  display: grid;
  gap: ${theme.space[5]};
  padding-block: ${theme.space[7]};

  ${theme.from.tablet} {
    grid-template-columns: minmax(14rem, 1fr) minmax(0, auto) auto;
    align-items: start;
    gap: ${theme.space[7]};
  }
`
const Text = styled.div`
  strong {
    color: ${theme.fixed.chalk};
    font: 800 ${theme.size.h4} / 1.2 ${theme.font.display};
  }
`
const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[5]};
  overflow-wrap: anywhere;

  a,
  button {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.25rem;
    color: ${theme.fixed.chalk};
  }

  button {
    padding: 0;
    border: 0;
    background: none;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`
const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
`
