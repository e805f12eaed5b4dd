import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { MAX_POST_TITLE } from '#contracts/shared/textLimits.ts'
import { useText } from '../../platform/view/useText.ts'
import { POST_KINDS } from './postKinds.tsx'
import { useBeginPost } from './useBeginPost.ts'

/** A story begins with its title; then its form is open at the text. */
export function BeginWithText() {
  const [title, setTitle] = useState('')
  const { begin, isRunning } = useBeginPost()
  const id = useId()
  const t = useText()
  const { type, without } = POST_KINDS.story
  return (
    <form
      className="begin-post__next"
      onSubmit={(event) => {
        event.preventDefault()
        void begin({ title, type, files: [] })
      }}
    >
      <label htmlFor={id}>{t('Title')}</label>
      <input
        id={id}
        value={title}
        required
        maxLength={MAX_POST_TITLE}
        autoFocus
        onChange={({ target }) => setTitle(target.value)}
      />
      <Button type="submit" disabled={isRunning || title.trim() === ''} margin={false}>
        {t(without)}
      </Button>
    </form>
  )
}
