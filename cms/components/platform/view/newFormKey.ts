/** Of one form that is sent, so that sending it again changes nothing. Not `randomUUID`, which is unavailable without HTTPS. */
export const newFormKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
