import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { LexicalTypeaheadMenuPlugin, MenuOption, type MenuRenderFn } from '@lexical/react/LexicalTypeaheadMenuPlugin'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { theme } from '../../../../theme.ts'
import { useInsertItems, type InsertItem } from './useInsertItems.ts'

type SlashMenuProps = { parent: HTMLElement; onOpenChange: (isOpen: boolean) => void }

class InsertOption extends MenuOption {
  readonly item: InsertItem

  constructor(item: InsertItem) {
    super(item.label)
    this.item = item
  }
}

/** A slash at the start of a line offers what can be inserted there; more letters narrow it down. */
export function SlashMenu({ parent, onOpenChange }: SlashMenuProps) {
  const [editor] = useLexicalComposerContext()
  const items = useInsertItems()
  const [query, setQuery] = useState('')
  const matching = (words: string) =>
    items.filter(({ label, isDisabled }) => !isDisabled && label.toLowerCase().includes(words.trim().toLowerCase()))
  return (
    <LexicalTypeaheadMenuPlugin
      parent={parent}
      options={matching(query).map((item) => new InsertOption(item))}
      triggerFn={(line) => {
        const match = matchSlash(line)
        return match && matching(match.matchingString).length > 0 ? match : null
      }}
      onQueryChange={(typed) => setQuery(typed ?? '')}
      onOpen={() => onOpenChange(true)}
      onClose={() => onOpenChange(false)}
      menuRenderFn={renderMenu}
      onSelectOption={({ item }, typed, close) => {
        editor.update(() => {
          typed?.remove()
          item.$insert()
        })
        close()
      }}
    />
  )
}

function matchSlash(line: string) {
  const [replaceableString, matchingString] = /^\/([\p{L} -]{0,20})$/u.exec(line) ?? []
  return replaceableString === undefined || matchingString === undefined
    ? null
    : { leadOffset: 0, matchingString, replaceableString }
}

/** Inside the list box that the plugin makes; it also names the options. */
const renderMenu: MenuRenderFn<InsertOption> = ({ current: box }, { options, selectedIndex, ...menu }) =>
  box &&
  createPortal(
    <List ref={showWhole}>
      {options.map((option, index) => (
        <Option
          key={option.key}
          ref={(element) => option.setRefElement(element)}
          id={`typeahead-item-${index}`}
          role="option"
          aria-selected={index === selectedIndex}
          onMouseEnter={() => menu.setHighlightedIndex(index)}
          // The text keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => menu.selectOptionAndCleanUp(option)}
        >
          <option.item.Icon size={18} strokeWidth={1.75} aria-hidden="true" />
          {option.item.label}
        </Option>
      ))}
    </List>,
    box,
  )

/** Returns nothing: React would call what a newer browser returns. */
const showWhole = (list: HTMLElement | null): void => {
  list?.scrollIntoView({ block: 'nearest' })
}

const List = styled.div`
  position: absolute;
  inset-block-start: 1.75rem;
  z-index: 2;
  scroll-margin-block: ${theme.space[5]};
  inline-size: 16rem;
  max-block-size: 20rem;
  overflow: auto;
  padding: ${theme.space[1]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.base};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.floating};
`
const Option = styled.div`
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

  &[aria-selected='true'] {
    background: ${theme.color.sunken};
    box-shadow: inset 3px 0 ${theme.color.carnelian};
  }
`
