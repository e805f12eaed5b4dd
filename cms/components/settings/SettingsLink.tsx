export function SettingsLink() {
  return (
    <a className="nav__link" href="/cms/settings">
      <span className="nav__link-label">Settings</span>
    </a>
  )
}
