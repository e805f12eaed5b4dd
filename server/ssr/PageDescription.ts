/** What a page's head says about it. */
export type PageDescription = {
  title: string
  description: string
  picture: string | null
  isIndexed: boolean
  /** Canonical; where it is missing, the requested path is. Without the language. */
  address?: string
  /** Of Open Graph; `website` when it is missing. */
  type?: 'article' | 'product'
  /** Structured data. Each object gets its own script element. */
  data?: object[] | undefined
}
