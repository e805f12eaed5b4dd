import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { DialogPanel, DialogShade } from './DialogPanel.tsx'
import { IconButton } from './IconButton.tsx'
import { styled } from 'styled-components'
import { theme } from '../theme.ts'
import { useReturnFocus } from './useReturnFocus.ts'
import { t } from '../lib/text.ts'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
  children: ReactNode
}

export function Dialog({ open, onOpenChange, title, description, children }: DialogProps) {
  const focus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <DialogShade as={Radix.Overlay} />
        <DialogPanel
          as={Radix.Content}
          {...focus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onEscapeKeyDown={keepInnerEscape}
        >
          <Top>
            <Title as={Radix.Title}>{title}</Title>
            <Radix.Close asChild>
              <IconButton aria-label={t('Close')}>
                <X size={20} aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </Top>
          {description && <Text as={Radix.Description}>{description}</Text>}
          {children}
        </DialogPanel>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Radix handles Escape before the content does, so content that uses Escape is marked with `data-keeps-escape`. */
function keepInnerEscape(event: KeyboardEvent) {
  if (event.target instanceof Element && event.target.closest('[data-keeps-escape]')) event.preventDefault()
}

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
`
const Title = styled.h2`
  font-size: ${theme.size.h3};
`
const Text = styled.p`
  color: ${theme.color.muted};
`
