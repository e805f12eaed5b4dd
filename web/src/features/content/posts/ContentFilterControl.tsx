import { styled } from 'styled-components'
import type { PostFilter } from '#contracts/content/postPages.ts'
import { theme } from '../../../theme.ts'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Input.tsx'
import { SegmentedRadios } from '../../../ui/SegmentedRadios.tsx'
import { CONTENT_FILTERS } from './postFilters.ts'
import { t } from '../../../lib/text.ts'

type ContentFilterControlProps = { value: PostFilter; onChange: (filter: PostFilter) => void }

export function ContentFilterControl({ value, onChange }: ContentFilterControlProps) {
  function changeTo(value: string) {
    const filter = CONTENT_FILTERS.find((candidate) => candidate.value === value)
    if (filter) onChange(filter.value)
  }

  return (
    <>
      <Wide>
        <SegmentedRadios legend={t('Show')} options={CONTENT_FILTERS} value={value} onChange={onChange} />
      </Wide>
      <Narrow>
        <Field label={t('Show')}>
          {(aria) => (
            <Select {...aria} value={value} onChange={({ target }) => changeTo(target.value)}>
              {CONTENT_FILTERS.map((filter) => (
                <option key={filter.value} value={filter.value}>
                  {t(filter.label)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Narrow>
    </>
  )
}

const Wide = styled.div`
  ${theme.below.laptop} {
    display: none;
  }
`
const Narrow = styled.div`
  flex: 1;

  ${theme.from.laptop} {
    display: none;
  }
`
