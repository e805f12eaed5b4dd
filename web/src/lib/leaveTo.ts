/** For pages outside this application. */
export function leaveTo(address: string) {
  window.location.assign(address)
}
