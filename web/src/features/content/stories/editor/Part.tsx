import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useLexicalNodeSelection } from '@lexical/react/useLexicalNodeSelection'
import { $createParagraphNode, $getNodeByKey, type NodeKey, SKIP_DOM_SELECTION_TAG } from 'lexical'
import { ArrowDown, ArrowUp, Lock, X } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import type { StoryNode } from '#contracts/content/story.ts'
import { theme } from '../../../../theme.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { Break } from '../Break.tsx'
import { takeFreshPart } from './freshParts.ts'
import { partLabel, partType } from './parts.ts'
import { PART_FORMS } from './partForms.ts'
import { t } from '../../../../lib/text.ts'

type PartProps = { nodeKey: NodeKey; node: StoryNode; isInline: boolean }

/** A part in the editor: its name, its small form, and buttons to move and remove it. */
export function Part({ nodeKey, node, isInline }: PartProps) {
  const [editor] = useLexicalComposerContext()
  const [isSelected] = useLexicalNodeSelection(nodeKey)
  const box = useRef<HTMLDivElement>(null)
  const type = partType(node)
  const label = partLabel(node)
  const Form = PART_FORMS[type]

  useEffect(() => {
    if (!takeFreshPart(nodeKey)) return
    const field = box.current?.querySelector<HTMLElement>('input, textarea, select')
    const button = box.current?.querySelector<HTMLElement>('button')
    ;(field ?? button)?.focus()
  }, [nodeKey])

  function change(fields: Record<string, unknown>) {
    editor.update(
      () => {
        const part = $partOf(nodeKey)
        part?.setNode(withFields(part.getNode(), fields))
      },
      // An upload can end while somebody types elsewhere; restoring the selection would move the focus here.
      { tag: SKIP_DOM_SELECTION_TAG },
    )
  }

  function move(by: -1 | 1) {
    const { activeElement } = document
    editor.update(
      () => {
        const part = $partOf(nodeKey)
        if (!part) return
        if (by < 0) part.getPreviousSibling()?.insertBefore(part)
        else part.getNextSibling()?.insertAfter(part)
      },
      // An element that moves loses the focus.
      { onUpdate: () => activeElement instanceof HTMLElement && activeElement.focus() },
    )
  }

  function leave(isRemoved: boolean) {
    // Lexical does not take the focus out of a field.
    editor.getRootElement()?.focus({ preventScroll: true })
    editor.update(() => {
      const part = $partOf(nodeKey)
      if (!part) return
      const next = part.getNextSibling() ?? part.insertAfter($createParagraphNode())
      if (isRemoved) part.remove()
      next.selectStart()
    })
    editor.focus()
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') leave(false)
    // It would publish the post.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  }

  if (isInline) return <Inline data-selected={isSelected || undefined}>{label}</Inline>
  return (
    <Box
      ref={box}
      role="group"
      aria-label={label}
      data-form=""
      data-keeps-escape=""
      data-divider={type === 'membersOnly' || undefined}
      data-selected={isSelected || undefined}
      onKeyDown={handleKey}
    >
      <Top>
        <Name>
          {type === 'membersOnly' && <Lock size={16} aria-hidden="true" />}
          {label}
        </Name>
        <Control aria-label={t('Move {label} up', { label })} onClick={() => move(-1)}>
          <ArrowUp size={16} aria-hidden="true" />
        </Control>
        <Control aria-label={t('Move {label} down', { label })} onClick={() => move(1)}>
          <ArrowDown size={16} aria-hidden="true" />
        </Control>
        <Control aria-label={t('Remove {label}', { label })} onClick={() => leave(true)}>
          <X size={16} aria-hidden="true" />
        </Control>
      </Top>
      {type === 'horizontalrule' && <Break />}
      {type === 'membersOnly' && <Hint>{t('Text below it is for members only.')}</Hint>}
      {Form && <Form node={node} onChange={change} />}
      {!Form && type !== 'horizontalrule' && type !== 'membersOnly' && (
        <Hint>{t('It stays as it is. An employee can change it in the editor’s panel.')}</Hint>
      )}
    </Box>
  )
}

const $partOf = (key: NodeKey) => $getNodeByKey(key) as import('./PartNode.tsx').PartNode | null

/** Uploads keep their value beside `fields`. */
function withFields(node: StoryNode, { value, ...fields }: Record<string, unknown>): StoryNode {
  const old = typeof node['fields'] === 'object' ? node['fields'] : {}
  return { ...node, ...(value !== undefined && { value }), fields: { ...old, ...fields } }
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[3]} ${theme.space[3]};
  border: 1px solid ${theme.color.line};
  ${theme.cleave.medium}
  background: ${theme.color.bg};
  font-size: ${theme.size.md};
  line-height: 1.5;
  user-select: text;

  &[data-selected] {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }

  &[data-divider] {
    border-color: ${theme.color.amethyst};
    border-style: dashed;
    background: ${theme.color.amethystSoft};
  }
`
const Top = styled.div`
  display: flex;
  align-items: center;
  padding-inline-end: ${theme.space[4]};
`
const Name = styled.span`
  display: flex;
  flex: 1;
  gap: ${theme.space[2]};
  align-items: center;
  font: 600 ${theme.size.xs} / 1.4 ${theme.font.mono};
`
const Control = styled(IconButton)`
  inline-size: 2.25rem;
  block-size: 2.25rem;
`
const Hint = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
const Inline = styled.span`
  padding: 0 0.3em;
  border-radius: ${theme.radius.tag};
  background: ${theme.color.sunken};
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};

  &[data-selected] {
    outline: 2px solid ${theme.color.focus};
  }
`
