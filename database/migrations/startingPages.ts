type StartingPage = { slug: string; title: string; body: string }

const NOTICE =
  'This text is a starting point, not legal advice. Replace it with your own words, and have a lawyer read it before you rely on it.'

/** The texts that a new site begins with. The owner edits them in the panel; a later release leaves them alone. */
export const STARTING_PAGES: readonly StartingPage[] = [
  {
    slug: 'about',
    title: 'About',
    body: `This text is a starting point. Replace it with your own words.

## Who we are

We look for agates and geodes, film what we find, and show how the stones open up under the saw.

## What you’ll find here

- [Videos and photo galleries](/content) from every hunt
- [Merchandise](/merchandise) printed to order
- A [membership](/subscribe) for people who want to see everything

## How to reach us

Use “Contact us” at the bottom of every page.`,
  },
  {
    slug: 'terms',
    title: 'Terms',
    body: `${NOTICE}

## The site

These terms apply to everyone who uses this site. Add your name and address here, or link to your [imprint](/imprint).

## Membership

A membership renews automatically until you cancel it. You can cancel anytime; access continues until your paid period ends. Describe here what members get, what it costs, and how the free trial works.

## Orders

Merchandise is printed to order. Describe here when an order becomes binding, how long delivery takes, who pays for returns, and how customers can withdraw from an order.

## Comments and uploads

You keep the rights to what you post. You allow us to show it on this site. We remove what breaks the law or hurts others.

## Liability

Describe here what you are liable for. Many countries have rules about this that a contract can’t change.`,
  },
  {
    slug: 'privacy',
    title: 'Privacy',
    body: `${NOTICE}

## Who is responsible

Add your name, address and email address here, or link to your [imprint](/imprint).

## What we store

- Your account: name, email address and a protected form of your password
- Your orders: what you bought and where it went
- Your comments, likes and uploads
- Where you came from when you signed up or bought something: the site and the campaign of the link, for two years
- A cookie that keeps you signed in, and one for your cart

## Who receives it

- The card provider processes payments. We never see your card number.
- The print provider receives your name and address to deliver what you ordered.

## Your rights

You can export your data and delete your account under “Account”. Write to us if you have questions. List here the other rights that people have in your country.`,
  },
  {
    slug: 'imprint',
    title: 'Imprint',
    body: `${NOTICE}

## Responsible for this site

Your name or company
Your street and number
Your postal code, city and country

## Contact

Your email address and phone number

## Register and tax

Your register entry and tax number, if you have any`,
  },
]
