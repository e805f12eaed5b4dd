/** Where the browser can't load the part, nothing is known about the visit; nothing fails because of that. */
export const loadVisit = () => import('./visit.ts').catch(() => null)
