import { expect, it } from 'vitest'
import { cookieNames } from '#contracts/platform/cookies.ts'
import { signUpEmployee } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()

it('Payload’s texts are in German once an employee chose it, not because of the browser', async () => {
  const owner = await signUpEmployee(site)
  const refusal = async () => {
    const headers = { origin: site.url, 'accept-language': 'de' }
    const answer = await owner.send('POST', '/cms/api/pages', { body: {}, headers })
    expect(answer.status).toBe(400)
    return answer.text
  }
  expect(await refusal()).toContain('This field is required.')
  owner.cookies.set(`${cookieNames(site.url).prefix}-lng`, 'de')
  expect(await refusal()).toContain('Pflichtfeld')
})
