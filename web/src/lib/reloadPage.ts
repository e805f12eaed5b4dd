/** Fetches the document again, and with it the current release. */
export function reloadPage() {
  window.location.reload()
}
