import { useEffect, useEffectEvent, useId, useRef, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { styled } from 'styled-components'
import type { Story } from '#contracts/content/story.ts'
import { fetchChunk } from '../../../lib/fetchChunk.ts'
import { theme } from '../../../theme.ts'
import { FieldError } from '../../../ui/Field.tsx'
import { Textarea } from '../../../ui/Input.tsx'
import type { StoryEditorProps } from './editor/StoryEditor.tsx'
import { emptyRoot, paragraphOf, storyOfText, textOfStory } from './plainStory.ts'
import { t } from '../../../lib/text.ts'
import { Trans } from '../../../ui/Trans.tsx'

type StoryFieldProps = {
  /** The start; afterwards the field holds the text. */
  value: Story | null
  onChange: (story: Story | null) => void
  /** A photo of the story is still uploading. */
  onBusyChange: (isBusy: boolean) => void
  error?: string | undefined
}

/** A textarea until somebody writes; then the editor takes over, with everything typed so far. */
type Editor = ComponentType<StoryEditorProps>

export function StoryField({ value, onChange, onBusyChange, error }: StoryFieldProps) {
  const id = useId()
  const [start] = useState(() => ({ story: value, text: textOfStory(value) }))
  const [text, setText] = useState(start.text ?? '')
  const [taken, setTaken] = useState<Pick<StoryEditorProps, 'story' | 'caret'> & { Editor: Editor }>()
  const [isMissing, setMissing] = useState(false)
  const textarea = useRef<HTMLTextAreaElement>(null)
  const loaded = useRef<Editor>(null)
  const isComposing = useRef(false)
  // A textarea would lose something of it.
  const isRich = start.text === null

  const loadIfNeeded = useEffectEvent(() => {
    if (isRich) void load()
  })
  useEffect(() => loadIfNeeded(), [])

  async function load() {
    try {
      loaded.current = await fetchChunk(async () => (await import('./editor/StoryEditor.tsx')).StoryEditor)
      setMissing(false)
      takeOver()
    } catch {
      setMissing(true)
    }
  }

  function takeOver() {
    const { current: Editor } = loaded
    const { current: box } = textarea
    if (!Editor || !box || isComposing.current) return
    const caret = document.activeElement === box ? box.selectionStart : null
    const story = isRich ? start.story : emptyRoot(box.value.split('\n').map(paragraphOf))
    // At once: a key pressed in between would still go into the textarea, and be lost.
    flushSync(() => setTaken({ Editor, story, caret }))
  }

  function changeText(next: string) {
    setText(next)
    onChange(storyOfText(next))
  }

  const describedBy = `${id}-hint${error ? ` ${id}-error` : ''}`
  return (
    <Box>
      <Label id={`${id}-label`} htmlFor={id}>
        <Trans id="Story <0>(optional)</0>" components={{ 0: <Necessity /> }} />
      </Label>
      <Hint id={`${id}-hint`}>
        {t('The long version, with photos and finds. You can paste from Google Docs, Word or Markdown.')}
      </Hint>
      {taken ? (
        <taken.Editor
          story={taken.story}
          caret={taken.caret}
          labelledBy={`${id}-label`}
          describedBy={describedBy}
          isInvalid={Boolean(error)}
          onChange={onChange}
          onBusyChange={onBusyChange}
        />
      ) : (
        <Textarea
          ref={textarea}
          id={id}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          aria-busy={isRich && !isMissing}
          readOnly={isRich}
          value={text}
          onFocus={() => void load()}
          onPointerEnter={() => void load()}
          onCompositionStart={() => (isComposing.current = true)}
          onCompositionEnd={() => {
            isComposing.current = false
            takeOver()
          }}
          onChange={({ target }) => changeText(target.value)}
        />
      )}
      {isMissing && (
        <FieldError role="alert">
          {isRich
            ? t('The editor could not be loaded. The story stays as it is. Select the field to try again.')
            : t('The editor could not be loaded. You can write plain text, or select the field again to retry.')}
        </FieldError>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[1]};
`
const Label = styled.label`
  font-weight: 650;
`
const Necessity = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
  font-weight: 400;
`
const Hint = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
