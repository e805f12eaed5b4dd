import { Menu, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { useCartCount } from '../features/shop/cart/queries.ts'
import { theme } from '../theme.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { AccountArea } from './AccountArea.tsx'
import { NavigationLink } from './NavigationLink.tsx'
import { useNavigationLinks } from './useNavigationLinks.ts'
import { t } from '../lib/text.ts'

export function MobileMenu() {
  const toggle = useRef<HTMLButtonElement>(null)
  const links = useNavigationLinks()
  const count = useCartCount()
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === key

  useEffect(() => {
    if (!isOpen) return
    function handleKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      setOpenAt(null)
      toggle.current?.focus()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isOpen])

  return (
    <NarrowOnly>
      <IconButton
        ref={toggle}
        aria-label={t('Menu')}
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        onClick={() => setOpenAt(isOpen ? null : key)}
      >
        {isOpen ? <X size={24} aria-hidden="true" /> : <Menu size={24} aria-hidden="true" />}
      </IconButton>
      <Panel id="mobile-menu" hidden={!isOpen}>
        <nav aria-label={t('Main')}>
          {links.map(({ to, label, menuLabel }) => (
            <NavigationLink key={to + label} to={to} onClick={() => setOpenAt(null)}>
              {menuLabel ?? label}
            </NavigationLink>
          ))}
        </nav>
        <ButtonLink to="/cart" $tone="buy" onClick={() => setOpenAt(null)}>
          {count > 0 ? t('Checkout ({count})', { count }) : t('Checkout')}
        </ButtonLink>
        <Account>
          <AccountArea size="regular" />
        </Account>
      </Panel>
    </NarrowOnly>
  )
}

const NarrowOnly = styled.div`
  ${theme.from.laptop} {
    display: none;
  }
`
const Panel = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  display: grid;
  gap: ${theme.space[3]};
  max-block-size: calc(100dvh - 100%);
  padding: ${theme.space[3]} ${theme.space[4]} ${theme.space[5]};
  overflow: auto;
  border-block-end: 1px solid ${theme.color.line};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.floating};

  &[hidden] {
    display: none;
  }

  nav {
    display: grid;
  }

  nav a {
    min-block-size: 3rem;
    border-block-end: 1px solid ${theme.color.line};
    font-size: ${theme.size.lg};
  }

  nav a[aria-current='page'] {
    box-shadow: inset 3px 0 ${theme.color.carnelian};
  }
`
const Account = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
`
