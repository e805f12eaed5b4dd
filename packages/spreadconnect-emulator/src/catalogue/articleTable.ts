export type Motif = 'slice' | 'contour' | 'geode' | 'strata' | 'crystals' | 'crest'
export type Ramp = 'amethyst' | 'carnelian' | 'moss' | 'glacier' | 'dusk'

export type ArticleRow = {
  title: string
  productTypeId: number
  price: number
  appearanceIds: number[]
  motif: Motif
  ramp: Ramp
  lead: string
}

const row = (
  title: string,
  productTypeId: number,
  price: number,
  appearanceIds: number[],
  motif: Motif,
  ramp: Ramp,
  lead: string,
): ArticleRow => ({ title, productTypeId, price, appearanceIds, motif, ramp, lead })

/** In the provider's order. Append only: ids are derived from the position. */
export const articleTable: readonly ArticleRow[] = [
  row(
    'Agate Slice Tee',
    812,
    26.9,
    [2, 1, 317, 648],
    'slice',
    'carnelian',
    'One Lake Superior agate, cut and printed at the size it was found.',
  ),
  row(
    'Contour Lines Tee',
    812,
    25.9,
    [231, 196, 317, 70],
    'contour',
    'moss',
    'The ridge above the creek in twenty-foot steps.',
  ),
  row(
    'Keep Digging Hoodie',
    1343,
    54.9,
    [2, 317, 508, 196],
    'crest',
    'carnelian',
    'For mornings when the ground is still frozen and you go anyway.',
  ),
  row(
    'Thunder Egg Zip Hoodie',
    1344,
    62,
    [231, 2, 129, 441],
    'geode',
    'amethyst',
    'Plain outside, a surprise inside, like the stone it is named after.',
  ),
  row(
    'Geode Heart Women’s Tee',
    813,
    27.5,
    [914, 1, 129, 387],
    'geode',
    'amethyst',
    'A cracked geode worn where it belongs.',
  ),
  row(
    'Basin & Range Crewneck',
    1331,
    48.5,
    [648, 231, 317, 914],
    'strata',
    'dusk',
    'Four ranges, one sunset, no phone signal.',
  ),
  row(
    'Creek Walk Long Sleeve',
    1233,
    34,
    [196, 950, 2, 441],
    'contour',
    'glacier',
    'Sun on your arms is optional; cold water is not.',
  ),
  row(
    'Rockhound in Training Kids Tee',
    1352,
    19.9,
    [387, 971, 1, 317],
    'crystals',
    'amethyst',
    'Pockets not included, stones will find a way.',
  ),
  row(
    'Quarry Days Tank',
    1186,
    22,
    [1, 231, 508, 441],
    'strata',
    'carnelian',
    'Made for July benches and long hauls back to the truck.',
  ),
  row('Prospector Cap', 401, 24, [592, 317, 593, 508], 'crest', 'carnelian', 'Keeps the glare off the gravel bar.'),
  row('Winter Digs Beanie', 402, 21.5, [231, 366, 317, 196], 'slice', 'glacier', 'Warm ears find more agates.'),
  row('Beachcomber Bucket Hat', 403, 27, [648, 950, 441], 'slice', 'moss', 'A shade you can fold into a sample bag.'),
  row('First Light Mug', 31, 14.5, [1], 'strata', 'dusk', 'Coffee before the tide table says go.'),
  row('Camp Enamel Mug', 32, 18.9, [1, 317, 2], 'contour', 'moss', 'Dent it, it tells better stories.'),
  row('Specimen Tote', 56, 17, [196, 2, 317], 'slice', 'amethyst', 'Carries eleven kilos of maybe.'),
  row(
    'Big Haul Drawstring Bag',
    57,
    19.5,
    [950, 648, 2],
    'crest',
    'glacier',
    'For the good ones you do not want to roll around the truck bed.',
  ),
  row('Creekbed Bottle', 71, 29, [803, 317, 366, 2], 'contour', 'glacier', 'Rinse the stone, then drink the rest.'),
  row('Agate Slice Sticker', 90, 4.5, [1], 'slice', 'carnelian', 'Die-cut along the rind.'),
  row('Crystal Pocket Sticker', 90, 4.5, [1], 'crystals', 'amethyst', 'A small vug for the lid of your laptop.'),
  row(
    'Anatomy of a Geode Print',
    95,
    22,
    [1],
    'geode',
    'amethyst',
    'Rind, bands, druse, cavity: the whole slow story on one sheet.',
  ),
  row(
    'Twelve Ridges Poster',
    94,
    24,
    [1, 648],
    'contour',
    'moss',
    'A map of nowhere in particular, drawn like somewhere.',
  ),
  row(
    'Dust-Up Bandana',
    65,
    13.5,
    [366, 70, 2, 317],
    'contour',
    'carnelian',
    'Dust mask, sweatband, emergency specimen wrap.',
  ),
  row('Lapidary Apron', 77, 36, [231, 508, 317], 'crest', 'carnelian', 'Stands between you and the slurry.'),
  row(
    'Night Hunt UV Tee',
    812,
    28.9,
    [2, 129, 593, 950],
    'crystals',
    'glacier',
    'For the beach after dark, when sodalite starts to glow.',
  ),
]
