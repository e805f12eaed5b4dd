import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Archive } from '#contracts/content/archive.ts'
import { isPartOn, PART_OF_KIND, type SitePart } from '#contracts/platform/siteParts.ts'
import { SEARCH_ACCESS, SEARCH_KINDS } from '#contracts/content/searchKinds.ts'
import { searchAddress, type Search } from '#contracts/content/searchPages.ts'
import { stateName } from '#contracts/content/states.ts'
import { msg } from '#contracts/shared/msg.ts'
import { theme } from '../../../theme.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Input.tsx'
import { useSiteConfig } from '../../../lib/siteConfig.ts'
import { GROUP_NAMES } from './searchGroups.ts'
import { t } from '../../../lib/text.ts'

type Choice = { value: string; name: string }
type Filter = { field: 'kind' | 'year' | 'stone' | 'state' | 'members'; label: string; all: string; choices: Choice[] }

const ACCESS_NAMES = { open: msg('Free for everyone'), members: msg('Subscribers only') }

export function SearchFilters({ search, archive }: { search: Search; archive: Archive | undefined }) {
  const navigate = useNavigate()
  const { data: config } = useSiteConfig()
  const { q, page: _, ...filters } = search
  const hasFilter = Object.values(filters).some((value) => value !== undefined)

  function change(field: Filter['field'], value: string) {
    const changed: Search = { ...search, page: undefined, [field]: value === '' ? undefined : value }
    void navigate(searchAddress(changed), { replace: true })
  }

  return (
    <Row role="group" aria-label={t('Filters')}>
      {filtersOf(archive, config?.off ?? []).map(({ field, label, all, choices }) => {
        const value = String(search[field] ?? '')
        const isKnown = value === '' || choices.some((choice) => choice.value === value)
        return choices.length > 0 || value !== '' ? (
          <Field key={field} label={label}>
            {(aria) => (
              <Select {...aria} value={value} onChange={(event) => change(field, event.target.value)}>
                <option value="">{all}</option>
                {!isKnown && <option value={value}>{value}</option>}
                {choices.map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {choice.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : null
      })}
      {hasFilter && (
        <ButtonLink to={searchAddress({ q })} replace $tone="quiet">
          {t('Clear filters')}
        </ButtonLink>
      )}
    </Row>
  )
}

const filtersOf = (archive: Archive | undefined, off: readonly SitePart[]): Filter[] => [
  {
    field: 'kind',
    label: t('Kind'),
    all: t('Everything'),
    choices: SEARCH_KINDS.filter((kind) => isPartOn(PART_OF_KIND[kind], off)).map((kind) => ({
      value: kind,
      name: t(GROUP_NAMES[kind].title),
    })),
  },
  {
    field: 'year',
    label: t('Year'),
    all: t('Any year'),
    choices: (archive?.years ?? []).map(({ year }) => ({ value: String(year), name: String(year) })),
  },
  {
    field: 'stone',
    label: t('Stone'),
    all: t('Any stone'),
    choices: (archive?.stones ?? []).map(({ stone }) => ({ value: stone, name: stone })),
  },
  {
    field: 'state',
    label: t('State'),
    all: t('Any state'),
    choices: (archive?.states ?? []).map(({ state }) => ({ value: state, name: stateName(state) })),
  },
  {
    field: 'members',
    label: t('Access'),
    all: t('Free and subscribers'),
    choices: SEARCH_ACCESS.map((access) => ({ value: access, name: t(ACCESS_NAMES[access]) })),
  },
]

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${theme.space[3]};

  label {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
    font-weight: 500;
  }

  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }

  ${theme.from.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));

    > :last-child:nth-child(odd) {
      grid-column: auto;
    }
  }
`
