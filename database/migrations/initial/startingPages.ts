import { createHash } from 'node:crypto'
import type { Story, StoryNode } from '#contracts/content/story.ts'

type StartingPage = { slug: string; title: string; body: Story }

/** The texts that a new site begins with. The owner edits them in the panel; a later release leaves them alone. */
export const STARTING_PAGES: readonly StartingPage[] = [
  {
    slug: 'about',
    title: 'About',
    body: story(
      paragraph('This text is a starting point. Replace it with your own words.'),
      heading('Who we are'),
      paragraph('We look for agates and geodes, film what we find, and show how the stones open up under the saw.'),
      heading('What you’ll find here'),
      list(
        [link('Videos and photo galleries', '/content'), ' from every hunt'],
        [link('Merchandise', '/merchandise'), ' printed to order'],
        ['A ', link('membership', '/subscribe'), ' for people who want to see everything'],
      ),
      heading('How to reach us'),
      paragraph('Use “Contact us” at the bottom of every page.'),
    ),
  },
  {
    slug: 'terms',
    title: 'Terms',
    body: story(
      notice(),
      heading('The site'),
      paragraph(
        'These terms apply to everyone who uses this site. Add your name and address here, or link to your ',
        link('imprint', '/imprint'),
        '.',
      ),
      heading('Membership'),
      paragraph(
        'A membership renews automatically until you cancel it. You can cancel anytime; access continues until your paid period ends. Describe here what members get, what it costs, and how the free trial works.',
      ),
      heading('Orders'),
      paragraph(
        'Merchandise is printed to order. Describe here when an order becomes binding, how long delivery takes, who pays for returns, and how customers can withdraw from an order.',
      ),
      heading('Comments and uploads'),
      paragraph(
        'You keep the rights to what you post. You allow us to show it on this site. We remove what breaks the law or hurts others.',
      ),
      heading('Liability'),
      paragraph(
        'Describe here what you are liable for. Many countries have rules about this that a contract can’t change.',
      ),
    ),
  },
  {
    slug: 'privacy',
    title: 'Privacy',
    body: story(
      notice(),
      heading('Who is responsible'),
      paragraph('Add your name, address and email address here, or link to your ', link('imprint', '/imprint'), '.'),
      heading('What we store'),
      list(
        ['Your account: name, email address and a protected form of your password'],
        ['Your orders: what you bought and where it went'],
        ['Your comments, likes and uploads'],
        [
          'Where you came from when you signed up or bought something: the site and the campaign of the link, for two years',
        ],
        ['A cookie that keeps you signed in, and one for your cart'],
      ),
      heading('Who receives it'),
      list(
        ['The card provider processes payments. We never see your card number.'],
        ['The print provider receives your name and address to deliver what you ordered.'],
      ),
      heading('Your rights'),
      paragraph(
        'You can export your data and delete your account under “Account”. Write to us if you have questions. List here the other rights that people have in your country.',
      ),
    ),
  },
  {
    slug: 'imprint',
    title: 'Imprint',
    body: story(
      notice(),
      heading('Responsible for this site'),
      paragraph('Your name or company'),
      paragraph('Your street and number'),
      paragraph('Your postal code, city and country'),
      heading('Contact'),
      paragraph('Your email address and phone number'),
      heading('Register and tax'),
      paragraph('Your register entry and tax number, if you have any'),
    ),
  },
]

function notice(): StoryNode {
  return paragraph(
    'This text is a starting point, not legal advice. Replace it with your own words, and have a lawyer read it before you rely on it.',
  )
}

type Words = (string | StoryNode)[]

function story(...nodes: StoryNode[]): Story {
  return { root: element('root', nodes) }
}

function heading(words: string): StoryNode {
  return element('heading', [text(words)], { tag: 'h2' })
}

function paragraph(...words: Words): StoryNode {
  return element('paragraph', words.map(nodeOf), { textFormat: 0, textStyle: '' })
}

function list(...items: Words[]): StoryNode {
  const nodes = items.map((words, index) => element('listitem', words.map(nodeOf), { value: index + 1 }))
  return element('list', nodes, { listType: 'bullet', start: 1, tag: 'ul' })
}

/** The editor gives each link of a text its own id. */
function link(words: string, url: string): StoryNode {
  const id = createHash('sha256').update(url).digest('hex').slice(0, 24)
  return element('link', [text(words)], { id, fields: { linkType: 'custom', url, newTab: false } })
}

function nodeOf(words: string | StoryNode): StoryNode {
  return typeof words === 'string' ? text(words) : words
}

function element(type: string, children: StoryNode[], more: object = {}): StoryNode {
  return { type, version: 1, format: '', indent: 0, direction: 'ltr', ...more, children }
}

function text(words: string): StoryNode {
  return { type: 'text', version: 1, text: words, format: 0, detail: 0, mode: 'normal', style: '' }
}
