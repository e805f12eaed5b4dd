import { styled } from 'styled-components'
import { theme } from '../../theme.ts'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Input.tsx'
import { SegmentedRadios } from '../../ui/SegmentedRadios.tsx'
import { CONTENT_FILTERS, isContentFilter, type ContentFilter } from './filterPosts.ts'

type ContentFilterControlProps = { value: ContentFilter; onChange: (filter: ContentFilter) => void }

/** Five radios where there is room, a select where there is not. */
export function ContentFilterControl({ value, onChange }: ContentFilterControlProps) {
  return (
    <>
      <Wide>
        <SegmentedRadios legend="Show" options={CONTENT_FILTERS} value={value} onChange={onChange} />
      </Wide>
      <Narrow>
        <Field label="Show">
          {(aria) => (
            <Select
              {...aria}
              value={value}
              onChange={({ target }) => isContentFilter(target.value) && onChange(target.value)}
            >
              {CONTENT_FILTERS.map((filter) => (
                <option key={filter.value} value={filter.value}>
                  {filter.label}
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
