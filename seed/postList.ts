export type DemoPost = {
  title: string
  description: string
  cover?: string
  film?: string
  /** The second at which its preview begins. */
  previewFrom?: number
  pictures?: string[]
  daysAgo: number
  views: number
  isPublic?: true
  category?: 'gear-review' | 'q-and-a'
  /** Days until it becomes public; members see it earlier. */
  publicInDays?: number
  /** Days until it is published. */
  appearsInDays?: number
  isPending?: true
  place?: DemoPlace
  /** Only where the film can be converted. */
  needsFfmpeg?: true
}

export type DemoPlace = {
  state: string
  /** Latitude and longitude; without them only the state is known. */
  exact?: [number, number]
  collecting?: { rule: string; sourceUrl: string; checkedDaysAgo: number }
}

const PUBLIC_LANDS = {
  rule: 'Reasonable amounts of rocks for yourself, none to sell.',
  sourceUrl: 'https://www.ecfr.gov/current/title-43/section-8365.1-5',
}

export const postList: DemoPost[] = [
  {
    title: 'First light on the Laguna bands',
    cover: 'laguna-macro',
    description:
      'The big nodule from Tuesday, cut and wet. Watch the bands turn up one after the other, and guess with me where the waterline sits.',
    film: 'laguna-bands-growing',
    previewFrom: 6,
    daysAgo: 1,
    views: 412,
    publicInDays: 6,
  },
  {
    title: 'Reading a map for agate ground',
    cover: 'night-map',
    description:
      'Old lava flows, a creek that cuts through them, and a road close enough to carry a full pack back: how I choose tomorrow’s valley at night over a contour map.',
    film: 'night-map-flight',
    daysAgo: 3,
    views: 1874,
    isPublic: true,
    place: { state: 'AZ', exact: [34.5421, -113.4487], collecting: { ...PUBLIC_LANDS, checkedDaysAgo: 24 } },
  },
  {
    title: 'Opening an amethyst geode by torchlight',
    cover: 'amethyst-geode',
    description:
      'One crack, two halves, and a minute of silence. No cutting wheel this time: only a chain, patience and a torch.',
    film: 'amethyst-geode-by-torch',
    previewFrom: 2,
    daysAgo: 5,
    views: 3120,
  },
  {
    title: 'Polished slabs, one table',
    cover: 'superior-slice',
    description:
      'The best of what the saw gave us this month, photographed under the same lamp so that you can compare the banding.',
    pictures: ['botswana-slice', 'condor-slice', 'fairburn-slice', 'laguna-slice'],
    daysAgo: 6,
    views: 988,
  },
  {
    title: 'Blue lace, centimeter by centimeter',
    cover: 'blue-lace-macro',
    description: 'A slow look along one pale blue seam. Put it on a big screen and turn the sound up.',
    film: 'blue-lace-drift',
    daysAgo: 8,
    views: 1430,
  },
  {
    title: 'Gear review: three rock hammers after a season',
    cover: 'coast-mist',
    description:
      'Two winters of basalt, three hammers, one broken handle. What I would buy again and what stays in the shed.',
    pictures: ['creek-gravel', 'claim-map', 'basalt-thin-section'],
    daysAgo: 10,
    views: 2210,
    category: 'gear-review',
    isPublic: true,
  },
  {
    title: 'Inside the crystal field',
    cover: 'amethyst-crystals',
    description:
      'A macro flight through a druse that fits into your palm. Every needle you see is thinner than a hair.',
    film: 'crystal-field',
    daysAgo: 12,
    views: 1655,
    place: { state: 'CA', exact: [33.3561, -114.9803], collecting: { ...PUBLIC_LANDS, checkedDaysAgo: 61 } },
  },
  {
    title: 'Monthly Q&A: ask about cutting and polishing',
    cover: 'superior-slice',
    description:
      'Ask below. I answer on the last Sunday of the month, oldest question first, and show what can be shown.',
    pictures: ['polar-slice', 'violet-slice'],
    daysAgo: 13,
    views: 640,
    category: 'q-and-a',
  },
  {
    title: 'What a thin section tells',
    cover: 'thin-section',
    description:
      'Ground down to 0.03 millimeters and turned between two filters, a dull pebble becomes a stained-glass window.',
    film: 'thin-section-turning',
    daysAgo: 15,
    views: 1205,
    isPublic: true,
  },
  {
    title: 'Beach agates after the storm',
    cover: 'pebble-beach',
    description:
      'Two kilometers of gravel, low sun, wet stones. The pictures show where they lay before I touched them.',
    pictures: ['morning-beach', 'low-tide', 'superior-macro', 'rose-macro'],
    daysAgo: 17,
    views: 1310,
    isPublic: true,
    place: { state: 'MN', exact: [47.0244, -91.6703] },
  },
  {
    title: 'Flying the ridge line',
    cover: 'ridge-map',
    description:
      'The whole hunting ground in one take: where the flows end, where the creeks collect, and why we start at the top.',
    film: 'ridge-map-flight',
    daysAgo: 20,
    views: 905,
    place: { state: 'NM', exact: [32.4871, -107.9416], collecting: { ...PUBLIC_LANDS, checkedDaysAgo: 12 } },
  },
  {
    title: 'Thunder eggs: four halves, four stories',
    cover: 'thunder-egg-star',
    description: 'Stars, eyes and a fault that healed. All from one afternoon in the same pit.',
    pictures: ['thunder-egg-five', 'thunder-egg-four', 'thunder-egg-six', 'thunder-egg-red'],
    daysAgo: 22,
    views: 1760,
    place: { state: 'OR', exact: [43.5602, -120.0644], collecting: { ...PUBLIC_LANDS, checkedDaysAgo: 96 } },
  },
  {
    title: 'From Botswana gray to moss green',
    cover: 'laguna-macro',
    description: 'Two agates, one slow dissolve: how iron and chlorite paint the same structure in other colors.',
    film: 'botswana-to-moss',
    daysAgo: 25,
    views: 770,
  },
  {
    title: 'Field notebook: the north quarry',
    cover: 'moss-map',
    description: 'Sketches, grid squares and what came out of each of them. Page by page, with everything I got wrong.',
    pictures: ['creek-map', 'valley-sheet', 'blue-sheet'],
    daysAgo: 28,
    views: 455,
    place: { state: 'MT' },
  },
  {
    title: 'Dawn to dusk on the ridges',
    cover: 'desert-dusk',
    description:
      'A whole day of light over the ground in half a minute. Notice how the gullies show only in the evening.\n\n0:00 Before sunrise\n0:10 Noon\n0:15 The gully\n0:30 Dusk',
    film: 'ridges-dawn-to-dusk',
    daysAgo: 31,
    views: 1502,
    isPublic: true,
    place: { state: 'AZ', exact: [33.4402, -113.0538], collecting: { ...PUBLIC_LANDS, checkedDaysAgo: 402 } },
  },
  {
    title: 'The beach under ultraviolet',
    cover: 'ultraviolet-beach',
    description: 'Gray pebbles by day. Then the lamp goes on, and every third one glows. Eye protection first!',
    film: 'beach-under-ultraviolet',
    daysAgo: 34,
    views: 2890,
    place: { state: 'MI', exact: [46.6713, -85.9852] },
  },
  {
    title: 'Gear review: hand lenses from 10 to 20 times',
    cover: 'thin-section',
    description: 'Why more magnification is not better, and how to hold a loupe so that you see anything at all.',
    pictures: ['gabbro-thin-section', 'peridotite-thin-section'],
    daysAgo: 37,
    views: 1090,
    category: 'gear-review',
  },
  {
    title: 'Reds and pinks from the river bend',
    cover: 'pebble-beach',
    description:
      'A gallery of the warmest colors of the year. None of them is dyed; the second one is the size of a fist.',
    pictures: ['crooked-fortification', 'amethyst-field', 'rose-field', 'moss-macro'],
    daysAgo: 40,
    views: 1999,
    place: { state: 'MT', exact: [46.4088, -105.8402] },
  },
  {
    title: 'Laguna bands, the director’s cut',
    cover: 'laguna-macro',
    description: 'The slow version for members: the same stone, with the camera close enough to count the bands.',
    film: 'laguna-bands-growing',
    daysAgo: 44,
    views: 1180,
  },
  {
    title: 'Geode cross-sections, dry and wet',
    cover: 'smoky-geode',
    description: 'The same halves, dry and wet. Water is the cheapest polish there is.',
    pictures: ['amethyst-geode-left', 'amethyst-geode-right', 'celestite-geode'],
    daysAgo: 48,
    views: 830,
  },
  {
    title: 'Second flight over the night map',
    cover: 'night-map',
    description: 'With the index lines named this time, and the three spots from the last season marked on the way.',
    film: 'night-map-flight',
    daysAgo: 52,
    views: 610,
    place: { state: 'AZ', exact: [34.5307, -113.4312], collecting: { ...PUBLIC_LANDS, checkedDaysAgo: 24 } },
  },
  {
    title: 'Monthly Q&A: where can I dig?',
    cover: 'desert-dawn',
    description: 'Permits, landowners, protected ground and manners. Ask below. I’ll bring someone who knows the law.',
    pictures: ['night-sheet', 'granite-thin-section'],
    daysAgo: 55,
    views: 720,
    category: 'q-and-a',
  },
  {
    title: 'The torch, the geode, the second half',
    cover: 'amethyst-geode',
    description: 'You saw the first half being lit. Here is the one that stayed in the dark.',
    film: 'amethyst-geode-by-torch',
    daysAgo: 60,
    views: 1344,
  },
  {
    title: 'A year of finds',
    cover: 'moss-map',
    description:
      'Twelve months in three favorites: one from the quarry, one from a friend’s field, one from a wall I was told to leave alone.',
    pictures: ['marble-thin-section', 'citrine-geode', 'green-geode'],
    daysAgo: 65,
    views: 1033,
    isPublic: true,
  },
  {
    title: 'Test recording: dawn in HDR',
    description: 'The new camera records HDR. The site makes a stream of it that looks right on every screen.',
    film: 'dawn-in-hdr',
    daysAgo: 70,
    views: 212,
    isPublic: true,
    needsFfmpeg: true,
  },
  {
    title: 'Test recording: the phone held upright',
    description: 'A few seconds of crystals from the phone, upright and in HEVC.',
    film: 'crystals-upright',
    daysAgo: 72,
    views: 198,
    isPublic: true,
    needsFfmpeg: true,
  },
  {
    title: 'Test recording: two microphones',
    description: 'Sound from the camera on the first track, from the pocket on the second. The first one plays.',
    film: 'night-flight-with-two-sounds',
    daysAgo: 74,
    views: 187,
    isPublic: true,
    needsFfmpeg: true,
  },
  {
    title: 'Crystal field, for big screens',
    cover: 'amethyst-crystals',
    description: 'Tomorrow’s upload for members: the flight again, steadier and with sound.',
    film: 'crystal-field',
    daysAgo: 0,
    views: 0,
    appearsInDays: 2,
  },
  {
    title: 'My first agate, is it one?',
    cover: 'pebble-beach',
    description: 'Found in the gravel behind our house. It shines when it is wet and a knife does not scratch it.',
    pictures: ['lace-slice'],
    daysAgo: 0,
    views: 0,
    isPending: true,
  },
]
