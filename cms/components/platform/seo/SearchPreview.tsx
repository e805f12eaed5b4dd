'use client'
import { useFormFields } from '@payloadcms/ui'
import { useText } from '../view/useText.ts'

/** Preview of the document in search results, while it is edited. */
export function SearchPreview() {
  const t = useText()
  const values = useFormFields(([fields]) =>
    ['title', 'slug', 'body', 'description', 'seo.title', 'seo.description'].map((path) => {
      const value: unknown = fields[path]?.value
      return typeof value === 'string' ? value.trim() : ''
    }),
  )
  const [title = '', slug = '', body = '', description = '', ownTitle = '', ownDescription = ''] = values
  const shownText = ownDescription || description || body.replace(/(?<![#*-])[#\-*]+ |\]\([^()]*\)|\[/g, ' ')
  return (
    <div className="search-preview" aria-label={t('Preview of a search result')} role="group">
      <p className="search-preview__address">
        {typeof window === 'undefined' ? '' : window.location.host}
        {slug && ` › ${slug}`}
      </p>
      <p className="search-preview__title">{(ownTitle || title || t('Title')).slice(0, 60)}</p>
      <p className="search-preview__text">{(shownText || t('Description')).replace(/\s+/g, ' ').slice(0, 160)}</p>
    </div>
  )
}
