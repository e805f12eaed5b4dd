type MailFrameProps = { title: string; html: string }

/** A mail as its reader sees it; nothing in it runs. */
export function MailFrame({ title, html }: MailFrameProps) {
  return <iframe className="mail-frame" title={title} srcDoc={html} sandbox="" />
}
