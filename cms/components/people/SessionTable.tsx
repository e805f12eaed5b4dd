import type { Session } from '#contracts/people/account.ts'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

type SessionTableProps = {
  sessions: Session[]
  onEnd: ((id: string) => Promise<void>) | null
}

export function SessionTable({ sessions, onEnd }: SessionTableProps) {
  if (sessions.length === 0) return <p>Not signed in on any device.</p>
  return (
    <table className="order-sums">
      <caption>Signed in</caption>
      <tbody>
        {sessions.map(({ id, device, network, signedInAt, isCurrent }) => (
          <tr key={id}>
            <th scope="row">
              {device}, {network}
              {isCurrent && ' (this device)'}
            </th>
            <td>since {moment.format(new Date(signedInAt))}</td>
            {onEnd && (
              <td>
                {!isCurrent && (
                  <button type="button" onClick={() => void onEnd(id)} aria-label={`Sign out ${device}, ${network}`}>
                    Sign out
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
