type Filter = { label: string; where: string | null }

/** The row of links above a list; `where` as in the panel's addresses. */
export const listFilters = (label: string, filters: Filter[]) => ({
  path: '/cms/components/filters/ListFilters.tsx#ListFilters',
  clientProps: { label, filters },
})
