/** Whether the query of the page to subscribe is the code of an offer and nothing else. */
export const isOfferLink = (search: string): boolean => /^\?offer=[A-Za-z0-9-]{3,40}$/.test(search)
