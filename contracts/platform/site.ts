import { z } from 'zod'
import { amountSchema } from '../shared/ids.ts'
import { CREATOR_CLIPS } from './creatorClip.ts'
import { SITE_PARTS } from './siteParts.ts'
import { WORDS } from './tradeWords.ts'

export const siteSettingSchema = z.object({ key: z.string(), value: z.string().nullable() })
export type SiteSetting = z.infer<typeof siteSettingSchema>

export const coverPhotoInput = z.strictObject({ coverPhotoURL: z.string().min(1).max(2000) })

/** An empty body is valid. With the file's size in bytes, a bucket accepts the file directly, only with that size. */
export const uploadTicketInput = z.strictObject({ size: z.int().positive().optional() }).optional()

export const uploadTicketAnswer = z.object({
  /** Accepts the whole file with PUT. */
  uploadURL: z.string(),
  /** Accepts it in parts, by the tus protocol. Only for files of known size on the site’s own disk. */
  resumeURL: z.string().optional(),
})

const linkSchema = z.object({ label: z.string(), url: z.string() })
export type SiteLink = z.infer<typeof linkSchema>

export const NETWORKS = ['youtube', 'instagram', 'facebook', 'tiktok', 'x', 'other'] as const
const socialLinkSchema = linkSchema.extend({ network: z.enum(NETWORKS) })
export type SocialLink = z.infer<typeof socialLinkSchema>

const featureSchema = z.object({ title: z.string(), text: z.string() })

const color = z.string().optional()
/** Colors that differ from the standard, by their token. */
const schemeColors = z.object({
  carnelian: color,
  carnelianHover: color,
  onCarnelian: color,
  carnelianSoft: color,
  malachite: color,
  malachiteHover: color,
  onMalachite: color,
  malachiteSoft: color,
  amethyst: color,
  amethystHover: color,
  onAmethyst: color,
  amethystSoft: color,
})
export type SchemeColors = z.infer<typeof schemeColors>

const tradeWords = z.partialRecord(z.enum(WORDS), z.tuple([z.string(), z.string()]).readonly()).optional()

export const configSchema = z.object({
  brand: z.object({
    name: z.string(),
    tagline: z.string(),
    description: z.string(),
    /** Own paths; null for the drawn mark. */
    logoUrl: z.string().nullable(),
    faviconUrl: z.string().nullable(),
  }),
  theme: z.object({
    light: schemeColors,
    dark: schemeColors,
    /** Null for the standard typeface. */
    fonts: z.object({ display: z.string(), text: z.string() }).nullable(),
  }),
  landing: z.object({
    headline: z.string(),
    description: z.string(),
    /** Who goes hunting; null until the owner writes it. */
    creator: z
      .object({
        name: z.string(),
        text: z.string(),
        portraitUrl: z.string().nullable(),
        /** A picture whose opaque part is the name. */
        signatureUrl: z.string().optional(),
        /** A film is silent and repeats; a voice has no picture. */
        clip: z.object({ kind: z.enum(CREATOR_CLIPS), url: z.string(), posterUrl: z.string().nullable() }).optional(),
      })
      .nullable(),
    /** What members say, as the owner chose it for the page to subscribe. */
    memberWords: z.array(z.object({ text: z.string(), name: z.string() })).default([]),
    /** Premium Content, Community and Quality Gear, as delivered. */
    features: z.array(featureSchema),
  }),
  navigation: z.object({
    /** In addition to the site's own links. */
    header: z.array(linkSchema),
    footer: z.array(linkSchema),
    social: z.array(socialLinkSchema),
    /** The slugs of the published pages. */
    pages: z.array(z.string()),
  }),
  payments: z.object({
    mode: z.enum(['stripe', 'demo']),
    publishableKey: z.string(),
    /** Where the demo card form confirms; null with the real card provider. */
    demoConfirmUrl: z.string().nullable(),
    /** How orders can be paid besides cards, as Stripe names it. */
    waysToPay: z.array(z.string()),
  }),
  prices: z.object({
    monthly: amountSchema,
    annual: amountSchema,
    trialDays: z.number().int(),
    freeShippingFrom: amountSchema,
    memberDiscountPercent: z.number().int(),
  }),
  /** Parts of the site that are switched off. */
  off: z.array(z.enum(SITE_PARTS)),
  /** The owner’s words of the trade: one and several, by language. Left out where they are as delivered. */
  words: z
    .object({ en: tradeWords, de: tradeWords, code: z.string().optional() })
    .optional()
    .meta({ examples: [{ en: { find: ['piece', 'pieces'] } }] }),
  /** Tax is added to memberships and orders, depending on the place. */
  addsTax: z.literal(true).optional(),
  shipping: z.object({
    /** ISO 3166-1 alpha-2. */
    countries: z.array(z.string()),
    /** In the United States. */
    expressStates: z.array(z.string()),
  }),
  /** A post is popular with more views than this. */
  popularFromViews: z.number().int(),
  demo: z.boolean(),
})
export type SiteConfig = z.infer<typeof configSchema>
