import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getRoot, $isElementNode, $isTextNode } from 'lexical'
import { useLayoutEffect } from 'react'

/** Puts the caret where it was in the textarea, whose lines are the paragraphs now. */
export function StartFocus({ caret }: { caret: number | null }) {
  const [editor] = useLexicalComposerContext()
  useLayoutEffect(() => {
    if (caret === null) return
    // At once: between the textarea and the editor nothing else may get the focus.
    editor.getRootElement()?.focus({ preventScroll: true })
    editor.update(() => $placeCaret(caret))
    editor.focus()
  }, [editor, caret])
  return null
}

function $placeCaret(caret: number) {
  let rest = caret
  // Parts had no line in the textarea.
  for (const line of $getRoot().getChildren().filter($isElementNode)) {
    const length = line.getTextContentSize()
    if (rest <= length) {
      const words = line.getFirstChild()
      if ($isTextNode(words)) words.select(rest, rest)
      else line.selectStart()
      return
    }
    rest -= length + 1
  }
  $getRoot().selectEnd()
}
