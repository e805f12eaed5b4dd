/** `2026-014` after `2026-013`. @param highest the highest number used in that year, 0 for none. */
export const nextCatalogueNumber = (year: number, highest: number): string =>
  `${year}-${String(highest + 1).padStart(3, '0')}`
