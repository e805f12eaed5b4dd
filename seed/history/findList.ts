export type DemoFind = {
  by: 'subscriber' | 'lena'
  daysAgo: number
  stone: string
  place: string
  state: string
  notes: string
  photo: string
  point?: { latitude: number; longitude: number }
  isChosen?: true
}

export const findList: DemoFind[] = [
  {
    by: 'lena',
    daysAgo: 20,
    stone: 'Crazy lace agate',
    place: 'A dry wash after rain',
    state: 'NM',
    notes: '',
    photo: 'crooked-fortification.webp',
    isChosen: true,
  },
  {
    by: 'subscriber',
    daysAgo: 64,
    stone: 'Lake Superior agate',
    place: 'Gravel bar below the bridge',
    state: 'MN',
    notes: 'Tight red bands, one chip at the end. Leave it rough.',
    photo: 'superior-macro.jpg',
    point: { latitude: 46.8, longitude: -92.1 },
  },
  {
    by: 'subscriber',
    daysAgo: 41,
    stone: 'Moss agate',
    place: 'Field edge, after plowing',
    state: 'MT',
    notes: 'Worth a slab across the green.',
    photo: 'moss-macro.webp',
  },
  {
    by: 'subscriber',
    daysAgo: 12,
    stone: 'Thunder egg',
    place: 'Old diggings',
    state: 'OR',
    notes: 'Uncut. Rattles a little.',
    photo: 'thunder-egg-red.webp',
    point: { latitude: 44.4, longitude: -120.4 },
  },
]
