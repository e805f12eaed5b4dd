import { runMutation } from '../../../lib/runMutation.ts'
import { showError } from '../../../lib/showError.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { type ReviewAccess, useReviewEmails } from './queries.ts'
import { t } from '../../../lib/text.ts'

export function ReviewEmails({ on, access }: { on: boolean; access: ReviewAccess }) {
  const change = useReviewEmails(access)

  function handleChange(wanted: boolean) {
    runMutation(change, wanted, {
      onSuccess: () =>
        showToast({
          title: wanted ? t('Emails Are On') : t('Emails Are Off'),
          description: wanted ? t('We’ll ask once after each order.') : t('We won’t ask you for reviews again.'),
        }),
      onError: (error) => showError(error),
    })
  }

  return (
    <Checkbox
      checked={change.isPending ? change.variables : on}
      disabled={change.isPending}
      onChange={(event) => handleChange(event.target.checked)}
    >
      {t('Ask me for a review once after each order')}
    </Checkbox>
  )
}
