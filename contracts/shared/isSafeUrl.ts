/** Only http(s), email, own paths and fragments. Browsers ignore control characters and read `/\` as `//`. */
const ALLOWED = /^(?:https?:\/\/[^\s/]|mailto:|\/(?![/\\])|#)/i

export const isSafeUrl = (url: string): boolean => ALLOWED.test(url) && !/[\u0000-\u0020\u007f]/.test(url)
