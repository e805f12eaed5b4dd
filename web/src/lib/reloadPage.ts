/** Loads the current release. */
export function reloadPage() {
  window.location.reload()
}
