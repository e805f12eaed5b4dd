/** Leaves the application for a page of the server. */
export function leaveTo(address: string) {
  window.location.assign(address)
}
