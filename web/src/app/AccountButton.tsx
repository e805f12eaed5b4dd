import { User } from 'lucide-react'
import { styled } from 'styled-components'
import { theme } from '../theme.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import type { ButtonSize } from '../ui/buttonStyles.ts'
import { t } from '../lib/text.ts'

export function AccountButton({ size }: { size: ButtonSize }) {
  return (
    <AccountLink to="/account" $tone="quiet" $size={size}>
      <User size={20} strokeWidth={1.75} aria-hidden="true" />
      <Word>{t('Account')}</Word>
    </AccountLink>
  )
}

const AccountLink = styled(ButtonLink)`
  ${theme.from.laptop} {
    padding-inline: ${theme.space[2]};
  }
`
const Word = styled.span`
  ${theme.from.laptop} {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  ${theme.from.desktop} {
    position: static;
    inline-size: auto;
    clip-path: none;
  }
`
