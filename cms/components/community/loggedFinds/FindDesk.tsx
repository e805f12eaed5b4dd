import type { UIFieldServerProps } from 'payload'
import { may } from '#contracts/platform/roles.ts'
import { chooseFindOfMonth } from '#contracts/routes/community/loggedFinds.ts'
import { poolOf } from '#database/poolOf.ts'
import { readFindFile } from '#domain/operations/reports/readFindFile.ts'
import type { LoggedFind } from '../../../../payload-types.ts'
import { textIn } from '../../platform/view/textIn.ts'
import { ChooseFind } from './ChooseFind.tsx'

/** The photos, and the button that shows the find on the home page. */
export async function FindDesk({ data, payload, user, i18n }: UIFieldServerProps) {
  const find = await readFindFile(poolOf(payload), (data as LoggedFind).id)
  if (!find) return null
  const t = textIn(i18n.language)
  const { id, stone, photos, finder, isChosen } = find
  return (
    <section className="thread" aria-label={t('The find')}>
      <header className="thread__head">
        <h2>{finder ? t('Found by {name}', { name: finder }) : t('Its finder stays unnamed')}</h2>
        <p>{isChosen && <strong className="state">{t('Find of the month')}</strong>}</p>
      </header>
      <ul className="stone-photos">
        {(photos ?? []).map((photo, index) => (
          <li key={photo}>
            <a href={`/api/finds/${id}/photos/${photo}`}>
              <img
                src={`/api/finds/${id}/photos/${photo}?size=small`}
                alt={t('{stone}, photo {number}', { stone, number: index + 1 })}
              />
            </a>
            {index === 0 && <span>{t('The one that is shown')}</span>}
          </li>
        ))}
      </ul>
      {photos?.length === 0 && <p>{t('It has no photo yet, so you can’t choose it.')}</p>}
      {photos?.length !== 0 && may(user, chooseFindOfMonth.access) && <ChooseFind id={id} isChosen={isChosen} />}
    </section>
  )
}
