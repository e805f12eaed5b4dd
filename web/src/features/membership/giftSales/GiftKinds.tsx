import { Link, NavLink } from 'react-router-dom'
import { styled } from 'styled-components'
import { t } from '../../../lib/text.ts'
import { useOffers } from '../../../lib/siteConfig.ts'
import { theme } from '../../../theme.ts'

/** Each kind has a page and a form. */
export function GiftKinds() {
  const offers = useOffers()
  return (
    <Nav aria-label={t('Kinds of gifts')}>
      {offers('gift-cards') && <NavLink to="/gift-cards">{t('Gift card')}</NavLink>}
      {offers('gift-memberships') && <NavLink to="/gift-memberships">{t('Membership')}</NavLink>}
      <Link to="/gift-memberships/redeem">{t('Redeem your code')}</Link>
    </Nav>
  )
}

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-block-end: ${theme.space[6]};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: ${theme.space[4]};
    border: 1px solid ${theme.color.lineStrong};
    ${theme.cleave.small}
    color: ${theme.color.text};
    text-decoration: none;
  }

  a:hover {
    border-color: ${theme.color.text};
  }

  a:last-child {
    border-color: transparent;
    text-decoration: underline;
  }

  a[aria-current='page'] {
    border-color: ${theme.color.carnelian};
    background: ${theme.color.carnelianSoft};
    font-weight: 700;
    box-shadow: inset 0 0 0 1px ${theme.color.carnelian};
  }
`
