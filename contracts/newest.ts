/** What the front page asks for: one post more than it shows, beside a post that may be one of them. */
export const NEWEST_POSTS = { limit: 4 } as const
/** The newest four that can be bought. */
export const NEWEST_MERCHANDISE = { inStock: 'true', limit: 4 } as const
