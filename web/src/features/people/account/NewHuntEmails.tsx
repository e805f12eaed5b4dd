import { t } from '../../../lib/text.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { usePostEmails } from './usePostEmails.ts'

/** One box for new members; the account page has the whole choice. */
export function NewHuntEmails() {
  const { value, isError, change } = usePostEmails()
  if (isError) return null
  if (!value) return <Skeleton $height="2.75rem" />
  return (
    <Checkbox
      checked={value.choice !== 'none'}
      onChange={({ target }) => change({ choice: target.checked ? 'at_once' : 'none' })}
    >
      {t('Email me new hunts')}
    </Checkbox>
  )
}
