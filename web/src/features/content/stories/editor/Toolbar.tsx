import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { Bold, Heading2, Heading3, Italic, Link2, List, ListOrdered, Quote, Redo2, Undo2 } from 'lucide-react'
import {
  $createRangeSelectionFromDom,
  $setSelection,
  FORMAT_TEXT_COMMAND,
  REDO_COMMAND,
  SKIP_DOM_SELECTION_TAG,
  UNDO_COMMAND,
} from 'lexical'
import { Toolbar as Radix } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../../../theme.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { InsertMenu } from './InsertMenu.tsx'
import { LinkForm } from './LinkForm.tsx'
import { MarkdownMenu } from './MarkdownMenu.tsx'
import { keyLabel, registerShortcuts, type Shortcut } from './shortcuts.ts'
import { $setBlock, $toggleList, type BlockType } from './textBlocks.ts'
import { useTextState } from './useTextState.ts'
import { t } from '../../../../lib/text.ts'

/** Arrow keys move between its buttons; Alt+F10 reaches it from the text. */
export function Toolbar() {
  const [editor] = useLexicalComposerContext()
  const { block, isBold, isItalic, linkUrl } = useTextState(editor)
  const [isLinking, setLinking] = useState(false)
  const bar = useRef<HTMLDivElement>(null)

  const setBlock = (type: BlockType) => () =>
    editor.update(() => (type === 'bullet' || type === 'number' ? $toggleList(type) : $setBlock(type)))
  const format = (name: 'bold' | 'italic') => () => void editor.dispatchCommand(FORMAT_TEXT_COMMAND, name)

  function startLink() {
    // Lexical may not have seen the last change of the selection yet, and the form takes the focus.
    editor.update(
      () => {
        const selected = $createRangeSelectionFromDom(window.getSelection(), editor)
        if (selected) $setSelection(selected)
      },
      { tag: SKIP_DOM_SELECTION_TAG },
    )
    setLinking(true)
  }

  const buttons = [
    { label: t('Heading'), keys: 'Mod+Alt+2', Icon: Heading2, isOn: block === 'h2', run: setBlock('h2') },
    { label: t('Subheading'), keys: 'Mod+Alt+3', Icon: Heading3, isOn: block === 'h3', run: setBlock('h3') },
    { label: t('Bold'), keys: 'Mod+B', Icon: Bold, isOn: isBold, run: format('bold') },
    { label: t('Italic'), keys: 'Mod+I', Icon: Italic, isOn: isItalic, run: format('italic') },
    { label: t('List'), keys: 'Mod+Shift+8', Icon: List, isOn: block === 'bullet', run: setBlock('bullet') },
    {
      label: t('Numbered list'),
      keys: 'Mod+Shift+7',
      Icon: ListOrdered,
      isOn: block === 'number',
      run: setBlock('number'),
    },
    { label: t('Quote'), keys: 'Mod+Shift+9', Icon: Quote, isOn: block === 'quote', run: setBlock('quote') },
    { label: t('Link'), keys: 'Mod+K', Icon: Link2, isOn: linkUrl !== null, run: startLink },
  ] satisfies (Shortcut & { label: string; Icon: typeof Bold; isOn: boolean })[]

  const latest = useRef(buttons)
  useEffect(() => {
    latest.current = buttons
  })
  useEffect(
    () =>
      registerShortcuts(editor, () => [
        ...latest.current,
        { keys: 'Alt+F10', run: () => bar.current?.querySelector('button')?.focus() },
      ]),
    [editor],
  )

  return (
    <Sticky>
      <Bar ref={bar} aria-label={t('Text formatting')}>
        {buttons.map(({ label, keys, Icon, isOn, run }) => (
          <Radix.Button key={label} asChild>
            <Tool
              aria-label={`${label} (${keyLabel(keys)})`}
              aria-pressed={isOn}
              // The text keeps its selection.
              onMouseDown={(event) => event.preventDefault()}
              onClick={run}
            >
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            </Tool>
          </Radix.Button>
        ))}
        <InsertMenu />
        <Gap />
        <Radix.Button asChild>
          <Tool
            aria-label={t('Undo ({keyLabel})', { keyLabel: keyLabel('Mod+Z') })}
            onClick={() => editor.dispatchCommand(UNDO_COMMAND, undefined)}
          >
            <Undo2 size={20} strokeWidth={1.75} aria-hidden="true" />
          </Tool>
        </Radix.Button>
        <Radix.Button asChild>
          <Tool
            aria-label={t('Redo ({keyLabel})', { keyLabel: keyLabel('Mod+Shift+Z') })}
            onClick={() => editor.dispatchCommand(REDO_COMMAND, undefined)}
          >
            <Redo2 size={20} strokeWidth={1.75} aria-hidden="true" />
          </Tool>
        </Radix.Button>
        <MarkdownMenu />
      </Bar>
      {isLinking && <LinkForm url={linkUrl} onClose={() => setLinking(false)} />}
    </Sticky>
  )
}

const Sticky = styled.div`
  position: sticky;
  /* Below the header of the site; a dialog sets it to nothing. */
  inset-block-start: var(--sticky-top, 4rem);
  z-index: 1;
  border-block-end: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.base} ${theme.radius.base} 0 0;
  background: ${theme.color.surface};
`
const Bar = styled(Radix.Root)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding: ${theme.space[1]};
`
const Tool = styled(IconButton)`
  ${theme.from.tablet} {
    inline-size: 2.5rem;
    block-size: 2.5rem;
  }
`
const Gap = styled.span`
  flex: 1;
`
