/** Navigates to a page that the server renders outside this application. */
export function leaveTo(address: string) {
  window.location.assign(address)
}
