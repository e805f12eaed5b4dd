/** The web, email, own paths and places on the page, as the server allows them. No spaces: browsers ignore some. */
export const isSafeUrl = (url: string): boolean => /^(?:https?:\/\/[^\s/]|mailto:|\/(?![/\\])|#)[^\s]*$/i.test(url)
