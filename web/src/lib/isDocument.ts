/** Whether the server answers this own path itself: the router has no screen for it. */
export const isDocument = (url: string): boolean => /^\/(api|cms|media)\/|\.xml$/.test(url)
