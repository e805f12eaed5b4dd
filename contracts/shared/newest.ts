/** Posts the landing page loads: one more than it shows, because the featured post may be among them. */
export const NEWEST_POSTS = { limit: 4 } as const
/** The newest four that are for sale. */
export const NEWEST_MERCHANDISE = { inStock: 'true', limit: 4 } as const
