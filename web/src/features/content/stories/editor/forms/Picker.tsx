import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { MAX_SEARCH_CHARACTERS } from '#contracts/content/searchKinds.ts'
import { theme } from '../../../../../theme.ts'
import { Field } from '../../../../../ui/Field.tsx'
import { Input } from '../../../../../ui/Input.tsx'
import { ChoiceBody, type Choice } from './ChoiceBody.tsx'

type PickerProps<Item extends Choice> = {
  label: string
  hint: string
  text: string
  onText: (text: string) => void
  items: readonly Item[]
  /** Shown below the field: how many there are, or why there are none. */
  status: string
  onPick: (item: Item) => void
}

/** A field with a list below it. Arrow keys choose, Enter takes the choice. */
export function Picker<Item extends Choice>({ label, hint, text, onText, items, status, onPick }: PickerProps<Item>) {
  const id = useId()
  const [active, setActive] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const chosen = Math.min(active, items.length - 1)

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' })
  }, [chosen])

  function handleKey(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const item = items[chosen]
    if (by && items.length > 0) setActive((chosen + by + items.length) % items.length)
    else if (event.key === 'Enter' && item) onPick(item)
    else return
    event.preventDefault()
  }

  function change(next: string) {
    setActive(0)
    onText(next)
  }

  return (
    <Box>
      <Field label={label} hint={hint} necessity="required">
        {(aria) => (
          <Input
            {...aria}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={items.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={items.length > 0 ? `${id}-${chosen}` : undefined}
            autoComplete="off"
            value={text}
            maxLength={MAX_SEARCH_CHARACTERS}
            onKeyDown={handleKey}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </Field>
      <Status role="status">{status}</Status>
      <List ref={list} id={`${id}-list`} role="listbox" aria-label={label}>
        {items.map((item, index) => (
          <Option
            key={item.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(item)}
          >
            <ChoiceBody choice={item} />
          </Option>
        ))}
      </List>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[1]};
`
const Status = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
const List = styled.ul`
  max-block-size: 17rem;
  overflow: auto;
  border-block-start: 1px solid ${theme.color.line};

  && {
    padding: 0;
    list-style: none;
  }

  &:empty {
    display: none;
  }
`
const Option = styled.li`
  && {
    margin: 0;
  }

  padding: ${theme.space[2]};
  border-block-end: 1px solid ${theme.color.line};
  cursor: pointer;

  &:hover {
    background: ${theme.color.sunken};
  }

  &[aria-selected='true'] {
    background: ${theme.color.sunken};
    box-shadow: inset 3px 0 ${theme.color.carnelian};
  }
`
