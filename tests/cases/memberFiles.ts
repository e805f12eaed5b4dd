import type { MemberColumns, MemberKind } from '#contracts/imports.ts'

type MemberFileCase = {
  file: string
  kind: MemberKind
  columns?: MemberColumns
  /** Of its first member; null if the file is refused. */
  member: { email: string; firstName: string; lastName: string; wantsEmails: boolean; isPaying: boolean } | null
  /** Where the columns or the problem come from. */
  source: string
}

const GHOST =
  'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels'
const ada = { email: 'ada@example.test', firstName: 'Ada', lastName: 'Byron', wantsEmails: false, isPaying: false }
const mailchimp = { email: 0, firstName: 1, lastName: 2 }

/** Files of members, by what made them. A new report is a new row. */
export const memberFiles: Record<string, MemberFileCase> = {
  'Ghost 5 with tiers': {
    file: `${GHOST},tiers\n1,ada@example.test,Ada Byron,,true,false,,2024-03-01T09:30:00.000Z,,,Digger\n`,
    kind: 'ghost-members',
    member: { ...ada, wantsEmails: true, isPaying: true },
    source: 'https://ghost.org/help/import-members/',
  },
  'Ghost 6 with gifts': {
    file: `${GHOST},tiers,gift_id\n1,ada@example.test,Ada Byron,,true,false,,2024-03-01T09:30:00.000Z,,,,\n`,
    kind: 'ghost-members',
    member: { ...ada, wantsEmails: true },
    source: 'https://github.com/TryGhost/Ghost',
  },
  'Substack with digests instead of plans': {
    file: 'email,active_subscription,expiry,email_disabled,prefer_digests,created_at\nada@example.test,true,,false,false,2024-01-10T00:00:00Z\n',
    kind: 'substack-members',
    member: { ...ada, firstName: 'ada', lastName: 'Hunter', wantsEmails: true, isPaying: true },
    source: 'https://github.com/TryGhost/migrate/tree/main/packages/mg-substack',
  },
  'Substack with names, without choice of emails': {
    file: 'email,name,active_subscription,expiry,created_at\nada@example.test,Ada Byron,false,,2024-01-10T00:00:00Z\n',
    kind: 'substack-members',
    member: ada,
    source: 'Substack, Settings, Exports',
  },
  'Patreon without dates': {
    file: 'Name,Email,Patron Status,Lifetime Amount\nAda Byron,ada@example.test,Active patron,12.00\n',
    kind: 'patreon-members',
    member: { ...ada, isPaying: true },
    source: 'Patreon, Relationship manager, with columns that were chosen there',
  },
  'another kind of export': {
    file: 'Name,Email\nAda Byron,ada@example.test\n',
    kind: 'patreon-members',
    member: null,
    source: 'a wrong choice',
  },
  'any table, by its columns': {
    file: 'Email Address,First Name,Last Name,MEMBER_RATING\nada@example.test,Ada,Byron,2\n',
    kind: 'csv-members',
    columns: mailchimp,
    member: ada,
    source: 'Mailchimp, Audience, Export',
  },
  'any table, with what it says of money and emails': {
    file: 'mail;who;news;plan\nada@example.test;Ada Byron;subscribed;Paid\n',
    kind: 'csv-members',
    columns: { email: 0, name: 1, wantsEmails: 2, isPaying: 3 },
    member: { ...ada, wantsEmails: true, isPaying: true },
    source: 'a table of one’s own',
  },
  'columns with the same name': {
    file: 'Name,Name,Email\nAda,Byron,ada@example.test\n',
    kind: 'csv-members',
    columns: { firstName: 0, lastName: 1, email: 2 },
    member: ada,
    source: 'a table of one’s own',
  },
  'more columns chosen than there are': {
    file: 'Email\nada@example.test\n',
    kind: 'csv-members',
    columns: mailchimp,
    member: null,
    source: 'a choice for another file',
  },
  'no column chosen': {
    file: 'Email\nada@example.test\n',
    kind: 'csv-members',
    member: null,
    source: 'a script',
  },
  'Excel’s line for the separator': {
    file: '\ufeffsep=;\r\nEmail;First Name;Last Name\r\nada@example.test;Ada;Byron\r\n',
    kind: 'csv-members',
    columns: mailchimp,
    member: ada,
    source: 'Excel in German, and exports that are made for it',
  },
  'the same line with a comma, in quotation marks': {
    file: '"sep=,"\nEmail,First Name,Last Name\nada@example.test,Ada,Byron\n',
    kind: 'csv-members',
    columns: mailchimp,
    member: ada,
    source: 'LibreOffice, saving such a file again',
  },
  tabs: {
    file: 'Email\tFirst Name\tLast Name\nada@example.test\tAda\tByron\n',
    kind: 'csv-members',
    columns: mailchimp,
    member: ada,
    source: 'Numbers and Excel, Unicode text',
  },
  'a domain with its own letters': {
    file: 'Email,First Name,Last Name\nada@Müller.example,Ada,Byron\n',
    kind: 'csv-members',
    columns: mailchimp,
    member: { ...ada, email: 'ada@xn--mller-kva.example' },
    source: 'RFC 5891',
  },
  'a domain in Chinese': {
    file: 'Email,First Name,Last Name\nada@例え。example,Ada,Byron\n',
    kind: 'csv-members',
    columns: mailchimp,
    member: { ...ada, email: 'ada@xn--r8jz45g.example' },
    source: 'RFC 5891',
  },
}
