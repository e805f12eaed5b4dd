/** Any picture of the site; spread into a field. */
export const photoUpload = {
  type: 'upload',
  relationTo: 'media',
  maxDepth: 0,
  filterOptions: { kind: { equals: 'image' } },
} as const
