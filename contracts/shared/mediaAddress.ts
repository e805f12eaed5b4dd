/** The only address of a file of ours. Access is checked on every request. */
export const mediaAddress = (key: string): string => `/media/${key}`
