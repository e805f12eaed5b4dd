type MailFrameProps = { title: string; html: string }

/** A sandboxed frame: nothing in the email can run. */
export function MailFrame({ title, html }: MailFrameProps) {
  return <iframe className="mail-frame" title={title} srcDoc={html} sandbox="" />
}
