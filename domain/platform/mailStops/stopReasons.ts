/** Why an email to a mailbox that takes none was not sent, as the list of emails says it. */
export const STOP_REASONS = {
  bounce: 'An email to this address bounced',
  complaint: 'The recipient marked an email as spam',
}
