/** What a person is called; the email address of somebody who has not given a name. */
export const fullName = ({
  firstName,
  lastName,
  email,
}: {
  firstName: string
  lastName: string
  email: string
}): string => `${firstName} ${lastName}`.trim() || email
