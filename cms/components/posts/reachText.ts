import { peopleIn } from '../mailings/mailingText.ts'

/** Who is notified about a post. Notifications leave by themselves when it is public. */
export function pushText({ people, devices }: { people: number; devices: number }): string {
  if (people === 0) return 'No one has turned on notifications about such posts.'
  const on = devices === people ? '' : ` on ${devices} devices`
  return `${peopleIn(people)} who asked for it ${people === 1 ? 'gets' : 'get'} a notification${on} when it is published.`
}
