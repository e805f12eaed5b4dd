import { useId, useState, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { styled } from 'styled-components'
import type { Mention } from '#contracts/community/comments.ts'
import { MAX_COMMENT_CHARACTERS } from '#contracts/shared/constants.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import type { FieldAria } from '../../../ui/Field.tsx'
import { Textarea } from '../../../ui/Input.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { mentionAt } from './mentionAt.ts'

type MentionTextareaProps = {
  aria: FieldAria
  box: RefObject<HTMLTextAreaElement | null>
  value: string
  people: readonly Mention[]
  onChange: (text: string) => void
  onPick: (person: Mention) => void
}

/** A text box that suggests the people of the conversation after an @. The focus stays in the text. */
export function MentionTextarea({ aria, box, value, people, onChange, onPick }: MentionTextareaProps) {
  const listId = useId()
  const [caret, setCaret] = useState<number | null>(null)
  const [place, setPlace] = useState(0)
  const typed = caret === null ? null : mentionAt(value.slice(0, caret), people)
  const found = typed?.people ?? []
  const active = found[Math.min(place, found.length - 1)]

  function pick(person: Mention) {
    if (!typed || caret === null) return
    const before = `${value.slice(0, typed.start)}@${person.name} `
    // At once: the next key would go to the old place of the caret.
    flushSync(() => {
      onChange(before + value.slice(caret).replace(/^ /, ''))
      onPick(person)
      setCaret(null)
    })
    box.current?.focus()
    box.current?.setSelectionRange(before.length, before.length)
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return event.currentTarget.form?.requestSubmit()
    }
    if (!active || event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setPlace((found.indexOf(active) + step + found.length) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') pick(active)
    else if (event.key === 'Escape') setCaret(null)
    else return
    event.preventDefault()
  }

  return (
    <Wrap>
      <Textarea
        {...aria}
        ref={box}
        value={value}
        maxLength={MAX_COMMENT_CHARACTERS}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={active ? listId : undefined}
        aria-activedescendant={active ? `${listId}-${active.id}` : undefined}
        onChange={({ target }) => {
          onChange(target.value)
          setCaret(target.selectionStart)
          setPlace(0)
        }}
        onKeyDown={handleKey}
        onBlur={() => setCaret(null)}
      />
      {active && (
        <List id={listId} role="listbox" aria-label={t('People in this conversation')}>
          {found.map((person) => (
            <Option
              key={person.id}
              id={`${listId}-${person.id}`}
              role="option"
              aria-selected={person === active}
              // A click must not take the focus from the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(person)}
            >
              {person.name}
            </Option>
          ))}
        </List>
      )}
      <VisuallyHidden aria-live="polite">
        {active &&
          t(
            '{count, plural, one {One person. Choose with the arrow keys and Enter.} other {# people. Choose with the arrow keys and Enter.}}',
            { count: found.length },
          )}
      </VisuallyHidden>
    </Wrap>
  )
}

const Wrap = styled.div`
  position: relative;
`
const List = styled.ul`
  position: absolute;
  inset-block-start: calc(100% - ${theme.space[2]});
  inset-inline: ${theme.space[3]} auto;
  z-index: ${theme.layer.header};
  min-inline-size: min(16rem, 80vw);
  padding: ${theme.space[1]};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.base};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.floating};
  list-style: none;
`
const Option = styled.li`
  display: flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline: ${theme.space[3]};
  border-radius: ${theme.radius.tag};
  cursor: pointer;
  overflow-wrap: anywhere;

  &[aria-selected='true'] {
    background: ${theme.color.azuriteSoft};
    outline: 1px solid ${theme.color.azurite};
    outline-offset: -1px;
  }
`
