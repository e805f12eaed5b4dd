import { $insertList, $isListNode, $removeList, ListNode } from '@lexical/list'
import { $createHeadingNode, $createQuoteNode, $isHeadingNode, $isQuoteNode } from '@lexical/rich-text'
import { $setBlocksType } from '@lexical/selection'
import {
  $createParagraphNode,
  $findMatchingParent,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  type ElementNode,
  type LexicalNode,
} from 'lexical'

export type BlockType = 'paragraph' | 'h2' | 'h3' | 'h4' | 'quote' | 'bullet' | 'number'

export function $blockTypeOf(node: LexicalNode): BlockType {
  const block = $findMatchingParent(
    node,
    (parent) => $isHeadingNode(parent) || $isQuoteNode(parent) || $isListNode(parent),
  )
  if ($isHeadingNode(block)) return block.getTag() as BlockType
  if ($isQuoteNode(block)) return 'quote'
  if (block instanceof ListNode) return block.getListType() === 'number' ? 'number' : 'bullet'
  return 'paragraph'
}

const CREATE: Record<Exclude<BlockType, 'bullet' | 'number'>, () => ElementNode> = {
  paragraph: () => $createParagraphNode(),
  h2: () => $createHeadingNode('h2'),
  h3: () => $createHeadingNode('h3'),
  h4: () => $createHeadingNode('h4'),
  quote: () => $createQuoteNode(),
}

/** Pressing the button of what a block already is makes it a paragraph again. */
export function $setBlock(type: keyof typeof CREATE) {
  const selection = $selectionOrEnd()
  const isAlready = $blockTypeOf(selection.anchor.getNode()) === type
  $setBlocksType(selection, isAlready ? CREATE.paragraph : CREATE[type])
}

export function $toggleList(type: 'bullet' | 'number') {
  const selection = $selectionOrEnd()
  if ($blockTypeOf(selection.anchor.getNode()) === type) $removeList()
  else $insertList(type)
}

/** The text may never have had the focus. */
function $selectionOrEnd() {
  const selection = $getSelection()
  return $isRangeSelection(selection) ? selection : $getRoot().selectEnd()
}
