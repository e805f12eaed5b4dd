import { Button, toast } from '@payloadcms/ui'

/** The only time a secret is shown. */
export function SecretNote({ secret, onClose }: { secret: string; onClose: () => void }) {
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toast.success('Copied.'),
      () => toast.error('Your browser did not allow copying. Please select the secret and copy it.'),
    )
  return (
    <section className="imports__card webhooks__secret" aria-label="Signing secret">
      <p role="status">Copy this secret to your receiver now. It is not shown again.</p>
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
