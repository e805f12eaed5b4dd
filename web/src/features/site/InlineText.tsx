import { Link } from 'react-router-dom'
import type { PageInline } from '#contracts/pages.ts'
import { isDocument } from '../../lib/isDocument.ts'

/** Text with links, as the server has checked them. */
export function InlineText({ parts }: { parts: PageInline[] }) {
  return parts.map(({ text, url }, index) =>
    url === undefined ? (
      text
    ) : (
      <Link key={index} to={url} reloadDocument={isDocument(url)}>
        {text}
      </Link>
    ),
  )
}
