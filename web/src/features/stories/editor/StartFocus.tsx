import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getRoot, $isElementNode, $isTextNode } from 'lexical'
import { useEffect } from 'react'

/** Puts the caret where it was in the textarea, whose lines are the paragraphs now. */
export function StartFocus({ caret }: { caret: number | null }) {
  const [editor] = useLexicalComposerContext()
  useEffect(() => {
    if (caret === null) return
    editor.update(() => $placeCaret(caret))
    editor.focus()
  }, [editor, caret])
  return null
}

function $placeCaret(caret: number) {
  let rest = caret
  for (const line of $getRoot().getChildren()) {
    const length = line.getTextContentSize()
    if (rest <= length && $isElementNode(line)) {
      const words = line.getFirstChild()
      if ($isTextNode(words)) words.select(rest, rest)
      else line.selectStart()
      return
    }
    rest -= length + 1
  }
  $getRoot().selectEnd()
}
