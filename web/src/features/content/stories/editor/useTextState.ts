import { $isLinkNode } from '@lexical/link'
import { $findMatchingParent, $getSelection, $isRangeSelection, type LexicalEditor } from 'lexical'
import { useEffect, useState } from 'react'
import { $blockTypeOf, type BlockType } from './textBlocks.ts'

type TextState = { block: BlockType; isBold: boolean; isItalic: boolean; linkUrl: string | null }

const PLAIN: TextState = { block: 'paragraph', isBold: false, isItalic: false, linkUrl: null }

/** What the selected text is, for the pressed buttons. */
export function useTextState(editor: LexicalEditor): TextState {
  const [state, setState] = useState(PLAIN)
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) => {
        const next = editorState.read($readState, { editor })
        setState((current) => (isSame(current, next) ? current : next))
      }),
    [editor],
  )
  return state
}

function $readState(): TextState {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return PLAIN
  const node = selection.anchor.getNode()
  const link = $findMatchingParent(node, $isLinkNode)
  return {
    block: $blockTypeOf(node),
    isBold: selection.hasFormat('bold'),
    isItalic: selection.hasFormat('italic'),
    linkUrl: $isLinkNode(link) ? link.getURL() : null,
  }
}

const isSame = (one: TextState, other: TextState): boolean =>
  one.block === other.block &&
  one.isBold === other.isBold &&
  one.isItalic === other.isItalic &&
  one.linkUrl === other.linkUrl
