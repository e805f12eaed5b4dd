import { User } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { CurrentUser } from '#contracts/people.ts'
import { theme } from '../theme.ts'
import { Button } from '../ui/Button.tsx'
import type { ButtonSize } from '../ui/buttonStyles.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { MissingDialog } from '../ui/MissingPart.tsx'

const AccountDialog = lazyPart(async () => (await import('./AccountDialog.tsx')).AccountDialog, {
  Missing: MissingDialog,
})

export function AccountButton({ user, size }: { user: CurrentUser; size: ButtonSize }) {
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <Button tone="quiet" size={size} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <User size={20} strokeWidth={1.75} aria-hidden="true" />
        <Word>Account</Word>
      </Button>
      {isOpen !== undefined && <AccountDialog user={user} open={isOpen} onOpenChange={setOpen} />}
    </>
  )
}

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
