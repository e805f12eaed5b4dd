import { t } from '../../lib/text.ts'
import { afterToast, readToast, showToast, TOAST_DURATION_MS } from '../../lib/toastStore.ts'

/** The first message is read for as long as any other before the second replaces it. */
export function showWelcome() {
  const paid = showToast({ title: t('Payment Successful'), description: t('Welcome to the premium tier') })
  afterToast(paid, TOAST_DURATION_MS, () => {
    // Something else was said since, such as an error.
    if (readToast()?.id !== paid) return
    showToast({
      title: t('Welcome to the Elite!'),
      description: t('Your subscription has been activated successfully!'),
    })
  })
}
