import { AlertDialog as Radix } from 'radix-ui'
import { styled } from 'styled-components'
import { theme } from '../theme.ts'
import { useReturnFocus } from './useReturnFocus.ts'
import { Button } from './Button.tsx'
import { DialogPanel, DialogShade } from './DialogPanel.tsx'
import { t } from '../lib/text.ts'

export type AlertDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  confirmLabel: string
  /** The dismiss button's label, where “Cancel” would be ambiguous. */
  dismissLabel?: string
  onConfirm: () => void
}

export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  dismissLabel = t('Cancel'),
  onConfirm,
}: AlertDialogProps) {
  const focus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <DialogShade as={Radix.Overlay} />
        <DialogPanel as={Radix.Content} {...focus}>
          <Title as={Radix.Title}>{title}</Title>
          <p>
            <Radix.Description asChild>
              <span>{description}</span>
            </Radix.Description>
          </p>
          <Actions>
            <Radix.Cancel asChild>
              <Button tone="outline">{dismissLabel}</Button>
            </Radix.Cancel>
            <Radix.Action asChild>
              <Button tone="danger" onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </Radix.Action>
          </Actions>
        </DialogPanel>
      </Radix.Portal>
    </Radix.Root>
  )
}

const Title = styled.h2`
  font-size: ${theme.size.h3};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[3]};
`
