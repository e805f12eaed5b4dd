/** Why an email was not sent to somebody who chose otherwise while it waited. */
export const UNWANTED = 'The recipient no longer wants it'
