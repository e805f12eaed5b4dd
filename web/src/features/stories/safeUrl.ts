/** The web, email, own paths and places on the page: what a story may link to. */
export const isSafeUrl = (url: string): boolean => /^(https?:\/\/[^\s]|mailto:|\/(?![/\\])|#)/i.test(url)
