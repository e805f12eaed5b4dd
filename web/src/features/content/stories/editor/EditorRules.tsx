import { $insertGeneratedNodes } from '@lexical/clipboard'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { HeadingNode } from '@lexical/rich-text'
import { $getRoot, $getSelection, COMMAND_PRIORITY_HIGH, mergeRegister, PASTE_COMMAND } from 'lexical'
import { useEffect } from 'react'
import { $dividers } from './dividers.ts'
import { registerSafeLinks } from './linkNode.ts'
import { $pastedNodes } from './pastedNodes.ts'
import { PartNode, isMembersOnly } from './PartNode.tsx'

/** What holds for the text wherever it comes from: typing, pasting, Markdown, or an older draft. */
export function EditorRules() {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      mergeRegister(
        registerSafeLinks(editor),
        editor.registerNodeTransform(HeadingNode, (heading) => {
          const tag = HEADINGS[heading.getTag()]
          if (tag) heading.setTag(tag)
        }),
        editor.registerNodeTransform(PartNode, (part) => {
          if (isMembersOnly(part.getNode()) && $dividers()[0]?.getKey() !== part.getKey()) part.remove()
        }),
        editor.registerCommand(
          PASTE_COMMAND,
          (event) => {
            const data = 'clipboardData' in event ? event.clipboardData : null
            const nodes = data && $pastedNodes(editor, data)
            if (!nodes) return false
            event.preventDefault()
            const selection = $getSelection() ?? $getRoot().selectEnd()
            $insertGeneratedNodes(editor, nodes, selection)
            return true
          },
          COMMAND_PRIORITY_HIGH,
        ),
      ),
    [editor],
  )
  return null
}

/** The page's own title is the only h1, and a story has three levels. */
const HEADINGS = { h1: 'h2', h2: null, h3: null, h4: null, h5: 'h4', h6: 'h4' } as const
