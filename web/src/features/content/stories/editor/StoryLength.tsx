import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getRoot } from 'lexical'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../../../theme.ts'
import { t } from '../../../../lib/text.ts'

const WORDS_PER_MINUTE = 230

/** How long the story is, for its author. Empty without words. */
export function StoryLength() {
  const [editor] = useLexicalComposerContext()
  const [words, setWords] = useState(0)
  useEffect(() => {
    const count = (text: string) => setWords(text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0)
    count(editor.getEditorState().read(() => $getRoot().getTextContent()))
    return editor.registerTextContentListener(count)
  }, [editor])
  if (words === 0) return null
  const minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE))
  return <Line>{t('{words, plural, one {# word} other {# words}} · {minutes} min read', { words, minutes })}</Line>
}

const Line = styled.p`
  padding: ${theme.space[2]} ${theme.space[4]};
  border-block-start: 1px solid ${theme.color.line};
  color: ${theme.color.muted};
  font: 500 ${theme.size.xs} / 1.4 ${theme.font.mono};
`
