import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

type FilterDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  resultCount: number
  children: ReactNode
}

export function FilterDialog({ open, onOpenChange, title, resultCount, children }: FilterDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title}>
      <Sheet>
        {children}
        <Foot>
          <Button wide onClick={() => onOpenChange(false)}>
            {t('Show {resultCount, plural, one {# result} other {# results}}', { resultCount })}
          </Button>
        </Foot>
      </Sheet>
    </Dialog>
  )
}

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};

  /* The sticky footer must not cover a focused control. */
  input,
  button {
    scroll-margin-block-end: 6rem;
  }
`
const Foot = styled.div`
  position: sticky;
  inset-block-end: calc(-1 * ${theme.space[5]});
  z-index: 1;
  margin: 0 calc(-1 * ${theme.space[5]}) calc(-1 * ${theme.space[5]});
  padding: ${theme.space[3]} ${theme.space[5]};
  border-block-start: 1px solid ${theme.color.line};
  background: ${theme.color.raised};
`
