import type { Session } from '#contracts/people/account.ts'
import { useFormats } from '../../platform/view/useFormats.ts'

type SessionTableProps = {
  sessions: Session[]
  onEnd: ((id: string) => Promise<void>) | null
}

export function SessionTable({ sessions, onEnd }: SessionTableProps) {
  const { t, moment } = useFormats()
  if (sessions.length === 0) return <p>{t('Not signed in on any device.')}</p>
  return (
    <table className="order-sums">
      <caption>{t('Signed in')}</caption>
      <tbody>
        {sessions.map(({ id, device, network, signedInAt, isCurrent }) => (
          <tr key={id}>
            <th scope="row">
              {device}, {network}
              {isCurrent && ` ${t('(this device)')}`}
            </th>
            <td>{t('since {at}', { at: moment(signedInAt) })}</td>
            {onEnd && (
              <td>
                {!isCurrent && (
                  <button
                    type="button"
                    onClick={() => void onEnd(id)}
                    aria-label={t('Sign out {device}, {network}', { device, network })}
                  >
                    {t('Sign out')}
                  </button>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
