export function MailTemplatesLink() {
  return (
    <a className="nav__link" href="/cms/mail-templates">
      <span className="nav__link-label">Email templates</span>
    </a>
  )
}
