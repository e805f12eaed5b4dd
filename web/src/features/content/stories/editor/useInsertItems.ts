import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $createTableNodeWithDimensions } from '@lexical/table'
import { $insertNodeToNearestRoot } from '@lexical/utils'
import { $createParagraphNode, $getRoot, $getSelection, $isParagraphNode, type LexicalNode } from 'lexical'
import { Table, type LucideIcon } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { msg } from '#contracts/shared/msg.ts'
import { $dividers } from './dividers.ts'
import { markFreshPart } from './freshParts.ts'
import { PartNode } from './PartNode.tsx'
import { PARTS } from './parts.ts'
import { t } from '../../../../lib/text.ts'

export type InsertItem = {
  label: string
  Icon: LucideIcon
  isDisabled: boolean
  /** The caret goes into it; a part takes the focus itself. */
  isText: boolean
  /** Call it inside an update. */
  $insert: () => void
}

/** What can be inserted at the caret, in the order of the menus. */
export function useInsertItems(): InsertItem[] {
  const [editor] = useLexicalComposerContext()
  const [hasDivider, setHasDivider] = useState(false)
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) =>
        setHasDivider(editorState.read(() => $dividers().length > 0, { editor })),
      ),
    [editor],
  )
  return useMemo(() => {
    const parts = PARTS.map(({ name, label, Icon, create }) => ({
      label: t(label),
      Icon,
      isDisabled: name === 'membersOnly' && hasDivider,
      isText: false,
      $insert: () => $insertPart(new PartNode(create())),
    }))
    const table = { ...TABLE, label: t(TABLE.label) }
    return [...parts.slice(0, ABOVE_TABLE), table, ...parts.slice(ABOVE_TABLE)]
  }, [hasDivider])
}

const ABOVE_TABLE = 7
const TABLE: InsertItem = { label: msg('Table'), Icon: Table, isDisabled: false, isText: true, $insert: $insertTable }

function $insertPart(part: PartNode) {
  $insertAtCaret(part)
  if (!part.getNextSibling()) part.insertAfter($createParagraphNode())
  markFreshPart(part.getKey())
}

function $insertTable() {
  const table = $createTableNodeWithDimensions(3, 2, { rows: true, columns: false })
  $insertAtCaret(table)
  table.selectStart()
}

/** It takes the place of an empty line. The text may never have had the focus. */
function $insertAtCaret(node: LexicalNode) {
  if (!$getSelection()) $getRoot().selectEnd()
  $insertNodeToNearestRoot(node)
  const before = node.getPreviousSibling()
  // Nothing could be written above a part that is the first of the story.
  if ($isParagraphNode(before) && before.isEmpty() && before.getPreviousSibling()) before.remove()
}
