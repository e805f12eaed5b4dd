import { expect } from 'vitest'
import type { ChosenColumns, MemberKind } from '#contracts/operations/imports.ts'
import { PATREON_HEADER, patron } from '../support/imports.ts'

export type ImportedTableCase = {
  name: string
  /** As people reported it to blogs, shops and senders of newsletters. */
  report: string
  kind: MemberKind
  file: string | Buffer
  /** By default those that are suggested. */
  columns?: ChosenColumns
  /** Of its first line. */
  becomes: {
    email?: string
    firstName?: string
    lastName?: string
    joinedAt?: string | null
    wantsEmails?: boolean
    isPaying?: boolean
  }
  action?: 'create' | 'refuse'
}

const ADA = { email: 'ada@example.test', firstName: 'Ada', lastName: 'Byron' }

const FORMS: ImportedTableCase[] = [
  {
    name: 'a line for Excel',
    report: 'My export begins with sep=, and the import says that there is no email column.',
    kind: 'memberful-members',
    file: 'sep=,\r\nFull Name,Email\r\nAda Byron,ada@example.test',
    becomes: ADA,
  },
  {
    name: 'a line for Excel with semicolons and quotation marks',
    report: 'The same with sep=; from the German version.',
    kind: 'memberful-members',
    file: '\ufeff"sep=;"\nFull Name;Email;Notes, all\nAda Byron;ada@example.test;a,b,c',
    becomes: ADA,
  },
  {
    name: 'a title above the names of the columns',
    report: 'Our spreadsheet has the name of the club in its first line, and the import finds no email column.',
    kind: 'memberful-members',
    file: 'Members of the rock club,,\n\nFull Name,Email,Notes\nAda Byron,ada@example.test,x',
    becomes: ADA,
  },
  {
    name: 'one column with a name',
    report: 'A list of addresses with notes that have no heading.',
    kind: 'memberful-members',
    file: 'Email,,\nada@example.test,Ada,x',
    becomes: { email: 'ada@example.test' },
  },
  {
    name: 'a title above columns with semicolons',
    report: 'The same from a German spreadsheet.',
    kind: 'memberful-members',
    file: 'Mitglieder\nFull Name;Email\n"Byron, Ada";ada@example.test',
    becomes: ADA,
  },
  {
    name: 'the last name first',
    report: 'Names of an address book become “Byron,” and “Ada”.',
    kind: 'memberful-members',
    file: 'Full Name,Email\n"Byron, Ada",ada@example.test',
    becomes: ADA,
  },
  {
    name: 'a title behind the name',
    report: '“Ada Byron, Jr.” is called Jr. by the site.',
    kind: 'memberful-members',
    file: 'Full Name,Email\n"Ada Byron, Ph.D.",ada@example.test',
    becomes: { email: 'ada@example.test', firstName: 'Ada', lastName: 'Byron, Ph.D.' },
  },
  {
    name: 'commas in quoted names of columns',
    report: 'Everything lands in one column.',
    kind: 'memberful-members',
    file: '"Full Name";"Email";"Tags, notes, and, more"\nAda Byron;ada@example.test;x',
    becomes: ADA,
  },
  {
    name: 'tabs in UTF-16',
    report: 'Saved as “Unicode text” in Excel, the file is refused.',
    kind: 'memberful-members',
    file: Buffer.from('\uFEFFFull Name\tEmail\r\nAda Bÿron\tada@example.test\r\n', 'utf16le'),
    becomes: { ...ADA, lastName: 'Bÿron' },
  },
  {
    name: 'UTF-16 without its mark',
    report: 'The file looks empty.',
    kind: 'memberful-members',
    file: Buffer.from('Full Name,Email\r\nAda Byron,ada@example.test\r\n', 'utf16le').swap16(),
    becomes: ADA,
  },
  {
    name: 'Windows-1252',
    report: 'After I opened my list in Excel, the import refuses it.',
    kind: 'memberful-members',
    file: Buffer.from('Full Name;Email\r\nJosé Müller;jose@example.test\r\n', 'latin1'),
    becomes: { email: 'jose@example.test', firstName: 'José', lastName: 'Müller' },
  },
  {
    name: 'line breaks inside of values, and of the names of columns',
    report: 'Notes with several lines shift all columns.',
    kind: 'memberful-members',
    file: 'Full Name,"Notes,\nprivate",Email\n"Ada\nByron","One,\n""two""",ada@example.test',
    becomes: ADA,
  },
  {
    name: 'line breaks of old Macs',
    report: 'All people are one line.',
    kind: 'memberful-members',
    file: 'Full Name,Email\rAda Byron,ada@example.test\r',
    becomes: ADA,
  },
  {
    name: 'a comma at the end of each line',
    report: 'Each line has one value too many, and all of them are refused.',
    kind: 'memberful-members',
    file: 'Full Name,Email\nAda Byron,ada@example.test,\nGrace Hopper,grace@example.test,,',
    becomes: ADA,
  },
  {
    name: 'spaces before quotation marks',
    report: 'A script wrote my list, and a quotation mark is in the wrong place.',
    kind: 'memberful-members',
    file: '"Full Name", "Email"\n"Ada Byron", "ada@example.test"',
    becomes: ADA,
  },
  {
    name: 'a name that nobody can see',
    report: 'Members without a name have an empty one.',
    kind: 'memberful-members',
    file: 'Full Name,Email\n\u3164 \u2800,ada@example.test',
    becomes: { email: 'ada@example.test', firstName: 'ada' },
  },
]

const ADDRESSES: ImportedTableCase[] = [
  {
    name: 'a zero-width space before the address',
    report: 'Addresses that I copied from a page are refused.',
    kind: 'memberful-members',
    file: 'Full Name,Email\nAda Byron,\u200bada@example.test\u2060',
    becomes: {},
    action: 'create',
  },
  {
    name: 'a domain with an umlaut',
    report: 'Subscribers with umlaut domains are refused.',
    kind: 'memberful-members',
    file: 'Full Name,Email\nAda Byron,Ada@Müller.example',
    becomes: { email: 'Ada@Müller.example' },
    action: 'create',
  },
  {
    name: 'a domain in another alphabet',
    report: 'пример.рф isn’t a valid address.',
    kind: 'memberful-members',
    file: 'Full Name,Email\nAda Byron,ada@пример.рф',
    becomes: { email: 'ada@пример.рф' },
    action: 'create',
  },
  {
    name: 'a domain as the mail server writes it',
    report: 'xn-- addresses are refused.',
    kind: 'memberful-members',
    file: 'Full Name,Email\nAda Byron,ada@xn--e1afmkfd.xn--p1ai',
    becomes: { email: 'ada@xn--e1afmkfd.xn--p1ai' },
    action: 'create',
  },
  {
    name: 'another alphabet before the @',
    report: 'The reason should say what is wrong.',
    kind: 'memberful-members',
    file: 'Full Name,Email\nAda Byron,адa@example.test',
    becomes: {},
    action: 'refuse',
  },
]

const VENDORS: ImportedTableCase[] = [
  {
    name: 'Substack’s list of subscribers',
    report: 'The export of the dashboard has other columns than the one in the settings.',
    kind: 'substack-members',
    file: 'Email,Name,Subscription type,Activity,Subscription date,Revenue,Expires at,First payment at,Receiving emails for,Is Bestseller\nada@example.test,Ada Byron,Monthly Paid,5,2024-01-10T07:00:00.000Z,$60.00,2027-01-10T07:00:00.000Z,2024-01-10T07:00:00.000Z,Field notes,',
    becomes: { ...ADA, joinedAt: '2024-01-10T07:00:00.000Z', isPaying: true, wantsEmails: true },
  },
  {
    name: 'a free subscriber without emails',
    report: 'Free readers count as paying.',
    kind: 'substack-members',
    file: 'Email,Name,Subscription type,Subscription date,Receiving emails for\nada@example.test,Ada Byron,Free,2024-01-10T07:00:00.000Z,',
    becomes: { ...ADA, isPaying: false, wantsEmails: false },
  },
  {
    name: 'Ghost with newsletters and without plans',
    report: 'The export of the newest Ghost isn’t recognized.',
    kind: 'ghost-members',
    file: 'id,email,name,note,subscribed_to_emails,stripe_customer_id,created_at,deleted_at,labels,tiers,newsletters\nm1,ada@example.test,Ada Byron,,true,,2024-01-15T10:00:00.000Z,,,Gold,Weekly',
    becomes: { ...ADA, joinedAt: '2024-01-15T10:00:00.000Z', isPaying: true, wantsEmails: true },
  },
  {
    name: 'a free member at Patreon',
    report: 'Free members of Patreon got a paid membership.',
    kind: 'patreon-members',
    file: `${PATREON_HEADER}\n${patron('Ada Byron', 'ada@example.test').replace(',No,No,No,', ',No,Yes,No,')}`,
    becomes: { ...ADA, isPaying: false },
  },
  {
    name: 'Patreon’s columns in another spelling',
    report: 'Opened and saved in another program, the columns have underscores.',
    kind: 'patreon-members',
    file: 'name,email,patron_status,patronage_since_date\nAda Byron,ada@example.test,active_patron,2023-05-06 07:08:09'.replace(
      'active_patron',
      'Active patron',
    ),
    becomes: { ...ADA, isPaying: true, joinedAt: '2023-05-06T07:08:09.000Z' },
  },
  {
    name: 'Patreon’s columns of 2016',
    report: 'I kept an old list, and it isn’t recognized.',
    kind: 'patreon-members',
    file: 'FirstName,LastName,Email,Pledge,Lifetime,Status,Twitter,PatronageSinceDate,MaxAmount,Complete\nAda,Byron,ada@example.test,5.00,60.00,Ok,,2016-01-02 03:04:05,0,1',
    becomes: { ...ADA, isPaying: true, joinedAt: '2016-01-02T03:04:05.000Z' },
  },
  {
    name: 'Patreon’s columns of 2025, and a declined charge',
    report: 'People whose card failed watch for free.',
    kind: 'patreon-members',
    file: 'Name,Email,Discord,Patron Status,Follows You,Free Member,Free Trial,Lifetime Amount,Pledge Amount,Charge Frequency,Tier,Patronage Since Date,Last Charge Status,Subscription Source\nAda Byron,ada@example.test,,Declined patron,No,No,No,60,5,monthly,Gold,2019-06-11 15:51:42.138834,Declined,web',
    becomes: { ...ADA, isPaying: false, joinedAt: '2019-06-11T15:51:42.000Z' },
  },
]

const OTHERS: ImportedTableCase[] = [
  {
    name: 'MailerLite',
    report: 'Everybody got a new last name.',
    kind: 'members-csv',
    file: 'Subscriber,Name,Last name,Sent,Location\nada@example.test,Ada,Byron,1,DE',
    becomes: ADA,
  },
  {
    name: 'Buy Me a Coffee, and columns without spaces',
    report: 'I have to choose every column.',
    kind: 'members-csv',
    file: 'SupporterName,SupporterEmail,StartDate\nAda Byron,ada@example.test,2024-01-02',
    becomes: { ...ADA, joinedAt: '2024-01-02T00:00:00.000Z' },
  },
  {
    name: 'Mailchimp',
    report: 'There is no import for my newsletter’s list.',
    kind: 'members-csv',
    file: '"Email Address","First Name","Last Name",EMAIL_TYPE,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,LAST_CHANGED,NOTES,TAGS\nada@example.test,Ada,Byron,html,2,"2024-01-08 10:20:30",,"2024-01-08 10:20:30","2024-01-08 10:20:30",,"""a"""',
    becomes: { ...ADA, joinedAt: '2024-01-08T10:20:30.000Z', wantsEmails: false, isPaying: false },
  },
  {
    name: 'Kit',
    report: 'ConvertKit’s file isn’t recognized.',
    kind: 'members-csv',
    file: 'email,first_name,status,created_at,tags\nada@example.test,Ada,active,2024-01-08 10:20:30 UTC,',
    columns: { email: 'email', firstName: 'first_name', joinedAt: 'created_at', wantsEmails: 'status' },
    becomes: { email: 'ada@example.test', firstName: 'Ada', joinedAt: '2024-01-08T10:20:30.000Z', wantsEmails: true },
  },
  {
    name: 'Buttondown',
    report: 'Buttondown writes fractions of seconds and a time zone.',
    kind: 'members-csv',
    file: 'id,email,notes,type,creation_date,tags\n1,ada@example.test,,regular,2024-01-08T10:20:30.123456+00:00,',
    columns: { email: 'email', joinedAt: 'creation_date', wantsEmails: 'type' },
    becomes: { email: 'ada@example.test', joinedAt: '2024-01-08T10:20:30.000Z', wantsEmails: true },
  },
  {
    name: 'beehiiv',
    report: 'Those with the premium tier should watch for free.',
    kind: 'members-csv',
    file: 'Email,Status,Subscription Tier,Created At\nada@example.test,active,premium,2024-01-08T10:20:30Z',
    becomes: { email: 'ada@example.test', isPaying: true, wantsEmails: false },
  },
  {
    name: 'Steady in German Excel',
    report: 'Dates like 08.01.2024 are lost.',
    kind: 'members-csv',
    file: Buffer.from(
      'Vorname;Nachname;E-Mail-Adresse;Mitglied seit\r\nAda;Býron;ada@example.test;08.01.2024 10:20\r\n',
      'latin1',
    ),
    becomes: { ...ADA, lastName: 'Býron', joinedAt: '2024-01-08T00:00:00.000Z' },
  },
  {
    name: 'dates with slashes, of which one tells their order',
    report: 'Half of the dates are in the wrong month.',
    kind: 'members-csv',
    file: 'Email,Joined\nada@example.test,3/4/2024\ngrace@example.test,3/25/2024',
    becomes: { joinedAt: '2024-03-04T00:00:00.000Z' },
  },
  {
    name: 'dates with slashes that could be read two ways',
    report: 'The same.',
    kind: 'members-csv',
    file: 'Email,Joined\nada@example.test,3/4/2024',
    becomes: { joinedAt: null },
  },
  ...['2024-01-08 10:20', '2024/01/08', '2024.01.08 10:20', '2024-01-08 05:20:30 -0500', '"January 8th, 2024"'].map(
    (joined): ImportedTableCase => ({
      name: `the date ${joined}`,
      report: 'The day that somebody joined is missing.',
      kind: 'members-csv',
      file: `Email,Joined\nada@example.test,${joined}`,
      becomes: { joinedAt: expect.stringMatching(/^2024-01-08T/) as string },
    }),
  ),
  {
    name: 'Gumroad’s sales',
    report: 'The buyers of my course have no address.',
    kind: 'members-csv',
    file: 'Purchase ID,Item Name,Buyer Name,Purchase Email,Buyer Email,Purchase Date\n1,Course,Ada Byron,ada@example.test,,2024-01-08',
    becomes: { ...ADA, joinedAt: '2024-01-08T00:00:00.000Z' },
  },
  {
    name: 'dates in words',
    report: 'Jan 8, 2024 isn’t read.',
    kind: 'members-csv',
    file: 'Email,Joined\nada@example.test,"Jan 8, 2024 10:20 AM"',
    becomes: { joinedAt: '2024-01-08T00:00:00.000Z' },
  },
  {
    name: 'a list of addresses without names of columns',
    report: 'The first person is missing.',
    kind: 'members-csv',
    file: 'ada@example.test\ngrace@example.test',
    becomes: { email: 'ada@example.test' },
  },
  {
    name: 'columns of one name, and one without',
    report: 'The second Email column is used.',
    kind: 'members-csv',
    file: 'Email,,Email\nold@example.test,Ada Byron,ada@example.test',
    columns: { email: 'Email (3)', name: 'Column 2' },
    becomes: ADA,
  },
  {
    name: 'a column whose name is like the number of another',
    report: 'The last column of the export can’t be chosen.',
    kind: 'members-csv',
    file: 'Email,Email (3),Email\nold@example.test,older@example.test,ada@example.test',
    columns: { email: 'Email (3)' },
    becomes: { email: 'ada@example.test' },
  },
  {
    name: 'a question as the name of a column, cut inside an emoji',
    report: 'The export of a form has whole questions above its columns.',
    kind: 'members-csv',
    file: `Who,${'x'.repeat(89)}🪨?\nAda Byron,ada@example.test`,
    columns: { name: 'Who', email: 'x'.repeat(89) },
    becomes: ADA,
  },
  {
    name: 'a name with an address in brackets',
    report: '"John Smith" <johnsmith@example.com> is classified as malformed.',
    kind: 'members-csv',
    file: 'Who\nAda Byron <ada@example.test>',
    columns: { email: 'Who' },
    becomes: ADA,
  },
]

/** A new report is a new row. */
export const IMPORTED_TABLES: ImportedTableCase[] = [...FORMS, ...ADDRESSES, ...VENDORS, ...OTHERS]
