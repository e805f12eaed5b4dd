/** The one address under which a file of ours is reached; who may have it is decided there, each time. */
export const mediaAddress = (key: string): string => `/media/${key}`
