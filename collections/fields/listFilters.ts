/** `file` can be downloaded while the list shows this filter. */
type Filter = { label: string; where: string | null; file?: { label: string; href: string } }

/** Links above a list; `where` as in the panel's URLs. */
export const listFilters = (label: string, filters: Filter[]) => ({
  path: '/cms/components/platform/filters/ListFilters.tsx#ListFilters',
  clientProps: { label, filters },
})
