import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $createTableNodeWithDimensions } from '@lexical/table'
import { $insertNodeToNearestRoot } from '@lexical/utils'
import { $createParagraphNode, $getRoot, $getSelection } from 'lexical'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { $dividers } from './dividers.ts'
import { markFreshPart } from './freshParts.ts'
import { Menu } from './Menu.tsx'
import { PartNode } from './PartNode.tsx'
import { PARTS } from './parts.ts'

export function InsertMenu() {
  const [editor] = useLexicalComposerContext()
  const [hasDivider, setHasDivider] = useState(false)
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) =>
        setHasDivider(editorState.read(() => $dividers().length > 0, { editor })),
      ),
    [editor],
  )

  function insertTable() {
    editor.update(() => {
      $startAtEnd()
      const table = $createTableNodeWithDimensions(3, 2, { rows: true, columns: false })
      $insertNodeToNearestRoot(table)
      table.selectStart()
    })
    editor.focus()
  }

  const items = PARTS.map(({ name, label, create }) => ({
    label,
    isDisabled: name === 'membersOnly' && hasDivider,
    onSelect: () =>
      editor.update(() => {
        $startAtEnd()
        const part = new PartNode(create())
        $insertNodeToNearestRoot(part)
        if (!part.getNextSibling()) part.insertAfter($createParagraphNode())
        markFreshPart(part.getKey())
      }),
  }))

  return (
    <Menu
      keepsFocus
      label={
        <>
          <Plus size={16} aria-hidden="true" />
          Insert
        </>
      }
      items={[...items.slice(0, 5), { label: 'Table', onSelect: insertTable }, ...items.slice(5)]}
    />
  )
}

/** The text may never have had the focus. */
function $startAtEnd() {
  if (!$getSelection()) $getRoot().selectEnd()
}
