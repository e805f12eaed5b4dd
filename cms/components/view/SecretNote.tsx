import { Button, toast } from '@payloadcms/ui'

type SecretNoteProps = { label: string; says: string; secret: string; onClose: () => void }

/** The only time a secret is shown. */
export function SecretNote({ label, says, secret, onClose }: SecretNoteProps) {
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toast.success('Copied.'),
      () => toast.error('Your browser did not allow copying. Please select it and copy it.'),
    )
  return (
    <section className="imports__card webhooks__secret" aria-label={label}>
      <p role="status">{says}</p>
      <code>{secret}</code>
      <div className="imports__actions">
        <Button onClick={() => void copy()}>Copy</Button>
        <Button buttonStyle="secondary" onClick={onClose}>
          I’ve saved it
        </Button>
      </div>
    </section>
  )
}
