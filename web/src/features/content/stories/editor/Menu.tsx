import type { LucideIcon } from 'lucide-react'
import { DropdownMenu, Toolbar } from 'radix-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../../../theme.ts'
import { Button } from '../../../../ui/Button.tsx'

type MenuProps = {
  label: ReactNode
  items: { label: string; Icon?: LucideIcon; isDisabled?: boolean; onSelect: () => void }[]
  /** The chosen item takes the focus itself. */
  keepsFocus?: boolean
}

/** A button of the toolbar that opens a menu. */
export function Menu({ label, items, keepsFocus = false }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <Toolbar.Button asChild>
        <DropdownMenu.Trigger asChild>
          <Button tone="quiet" size="compact">
            {label}
          </Button>
        </DropdownMenu.Trigger>
      </Toolbar.Button>
      <DropdownMenu.Portal>
        <List align="start" sideOffset={4} onCloseAutoFocus={(event) => keepsFocus && event.preventDefault()}>
          {items.map(({ label: name, Icon, isDisabled = false, onSelect }) => (
            <Item key={name} disabled={isDisabled} onSelect={onSelect}>
              {Icon && <Icon size={18} strokeWidth={1.75} aria-hidden="true" />}
              {name}
            </Item>
          ))}
        </List>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

const List = styled(DropdownMenu.Content)`
  z-index: ${theme.layer.toast};
  min-inline-size: 12rem;
  padding: ${theme.space[1]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.base};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.floating};
`
const Item = styled(DropdownMenu.Item)`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-block-size: 2.5rem;
  padding: ${theme.space[1]} ${theme.space[3]};
  border-radius: ${theme.radius.tag};
  cursor: pointer;

  svg {
    color: ${theme.color.muted};
  }

  &[data-highlighted] {
    outline: none;
    background: ${theme.color.sunken};
  }

  &[data-disabled] {
    color: ${theme.color.muted};
    cursor: not-allowed;
  }
`
