/** Each returns the address a link or picture means, or null if it leads nowhere. */
export type Addresses = { link: (href: string) => string | null; picture: (src: string) => string | null }
