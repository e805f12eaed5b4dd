import { Search as Glass } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { MAX_SEARCH_CHARACTERS } from '#contracts/content/searchKinds.ts'
import { searchAddress, type Search } from '#contracts/content/searchPages.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Input } from '../../../ui/Input.tsx'
import { t } from '../../../lib/text.ts'

/** Works without scripts. A new text keeps the filters. */
export function SearchForm({ search }: { search: Search }) {
  const navigate = useNavigate()
  const [text, setText] = useState(search.q)
  const [lastQ, setLastQ] = useState(search.q)

  if (search.q !== lastQ) {
    setLastQ(search.q)
    setText(search.q)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const q = text.trim()
    if (q !== '') void navigate(searchAddress({ ...search, q, page: undefined }))
  }

  return (
    <Form role="search" action="/content" onSubmit={handleSubmit}>
      <Input
        type="search"
        name="q"
        aria-label={t('Search')}
        maxLength={MAX_SEARCH_CHARACTERS}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">
        <Glass size={18} aria-hidden="true" /> {t('Search')}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${theme.space[2]};
  max-inline-size: 42rem;
`
