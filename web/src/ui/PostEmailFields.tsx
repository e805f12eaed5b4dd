import { styled } from 'styled-components'
import type { PostEmailChoice } from '#contracts/outreach/postEmails.ts'
import type { PostKind } from '#contracts/content/postKinds.ts'
import { msg } from '#contracts/shared/msg.ts'
import { theme } from '../theme.ts'
import { Checkbox } from './Checkbox.tsx'
import { SegmentedRadios } from './SegmentedRadios.tsx'
import { KINDS } from '../lib/postKinds.ts'
import { t } from '../lib/text.ts'

const CHOICES: { value: PostEmailChoice; label: string }[] = [
  { value: 'at_once', label: msg('At once') },
  { value: 'weekly', label: msg('Once a week') },
  { value: 'none', label: msg('None') },
]

type Fields = { choice: PostEmailChoice; kinds: PostKind[]; letters: boolean }
type PostEmailFieldsProps = { value: Fields; onChange: (value: Fields) => void }

/**
 * The last kind stays checked: “None” is the way to get no emails. It turns letters off, too, and another choice turns them on;
 * they can be wanted alone.
 */
export function PostEmailFields({ value: { choice, kinds, letters }, onChange }: PostEmailFieldsProps) {
  function choose(chosen: PostEmailChoice) {
    const isTurn = (chosen === 'none') !== (choice === 'none')
    onChange({ choice: chosen, kinds, letters: isTurn ? chosen !== 'none' : letters })
  }

  return (
    <>
      <SegmentedRadios legend={t('Emails about new posts')} options={CHOICES} value={choice} onChange={choose} />
      {choice !== 'none' && (
        <Kinds>
          <legend>{t('About')}</legend>
          {KINDS.map(({ kind, many }) => (
            <Checkbox
              key={kind}
              checked={kinds.includes(kind)}
              disabled={kinds.length === 1 && kinds.includes(kind)}
              onChange={({ target }) =>
                onChange({
                  choice,
                  letters,
                  kinds: KINDS.map((one) => one.kind).filter((one) =>
                    one === kind ? target.checked : kinds.includes(one),
                  ),
                })
              }
            >
              {t(many)}
            </Checkbox>
          ))}
        </Kinds>
      )}
      <Checkbox checked={letters} onChange={({ target }) => onChange({ choice, kinds, letters: target.checked })}>
        {t('Letters, now and then, that aren’t about a post')}
      </Checkbox>
    </>
  )
}

const Kinds = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, max-content));
  column-gap: ${theme.space[5]};
  inline-size: 100%;
  padding: 0;
  border: 0;

  legend {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
