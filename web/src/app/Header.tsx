import { styled } from 'styled-components'
import { theme } from '../theme.ts'
import { Container } from '../ui/Container.tsx'
import { AccountArea } from './AccountArea.tsx'
import { Brand } from './Brand.tsx'
import { CartButton } from './CartButton.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { NavigationLink } from './NavigationLink.tsx'
import { SearchButton } from './SearchButton.tsx'
import { useNavigationLinks } from './useNavigationLinks.ts'
import { t } from '../lib/text.ts'

export function Header() {
  const links = useNavigationLinks()
  return (
    <Bar>
      <Row>
        <Brand />
        <WideOnly as="nav" aria-label={t('Main')}>
          {links.map(({ to, label }) => (
            <NavigationLink key={to + label} to={to}>
              {label}
            </NavigationLink>
          ))}
        </WideOnly>
        <SearchButton />
        <WideOnly>
          <AccountArea />
        </WideOnly>
        <CartButton />
        <MobileMenu />
      </Row>
    </Bar>
  )
}

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${theme.layer.header};
  border-block-end: 1px solid ${theme.color.line};
  background: ${theme.color.bg};
`
const Row = styled(Container)`
  display: flex;
  overflow-wrap: break-word;
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: 3.5rem;

  ${theme.from.phone} {
    gap: ${theme.space[4]};
  }

  ${theme.from.laptop} {
    gap: ${theme.space[2]};
    min-block-size: 4rem;
  }

  ${theme.from.desktop} {
    gap: ${theme.space[3]};
  }
`
const WideOnly = styled.div`
  display: none;
  align-items: center;

  ${theme.from.laptop} {
    display: flex;
  }

  ${theme.from.desktop} {
    gap: ${theme.space[1]};
  }
`
