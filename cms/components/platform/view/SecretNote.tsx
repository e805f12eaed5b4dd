import { Button, toast } from '@payloadcms/ui'
import { useText } from './useText.ts'

type SecretNoteProps = { label: string; says: string; secret: string; onClose: () => void }

/** The only time a secret is shown. */
export function SecretNote({ label, says, secret, onClose }: SecretNoteProps) {
  const t = useText()
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toast.success(t('Copied.')),
      () => toast.error(t('Your browser did not allow copying. Please select it and copy it.')),
    )
  return (
    <section className="imports__card webhooks__secret" aria-label={label}>
      <p role="status">{says}</p>
      <code>{secret}</code>
      <div className="imports__actions">
        <Button onClick={() => void copy()}>{t('Copy')}</Button>
        <Button buttonStyle="secondary" onClick={onClose}>
          {t('I’ve saved it')}
        </Button>
      </div>
    </section>
  )
}
