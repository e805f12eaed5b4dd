import { articleSlug } from '../shop/articleAddress.ts'

/** The site's address of a Q&A round: `/questions/3-november-questions`. */
export function roundAddress(id: number | string, title: string): string {
  const slug = articleSlug(title)
  return `/questions/${id}${slug && `-${slug}`}`
}
