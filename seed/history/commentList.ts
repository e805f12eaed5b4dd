type MemberComment = { post: string; by: string; hoursLater: number; says: string }

export const commentList: MemberComment[] = [
  {
    post: 'Reading a map for agate ground',
    by: 'Lena',
    hoursLater: 4,
    says: 'Printed the sheet, folded it your way, and my hands thanked me at six in the morning.',
  },
  {
    post: 'Reading a map for agate ground',
    by: 'Pia',
    hoursLater: 9,
    says: 'How do you tell a lava flow from a plain hill on the map? Only by the steep edge?',
  },
  {
    post: 'Reading a map for agate ground',
    by: 'Xenia',
    hoursLater: 20,
    says: 'Start at the top. I have been doing it backwards for ten years.',
  },
  {
    post: 'Opening an amethyst geode by torchlight',
    by: 'Nils',
    hoursLater: 3,
    says: 'Watched it with the lights off. Twice.',
  },
  {
    post: 'Opening an amethyst geode by torchlight',
    by: 'Quin',
    hoursLater: 11,
    says: 'Does the chain leave marks on the rim, or can you polish them out?',
  },
  { post: 'Polished slabs, one table', by: 'Imre', hoursLater: 6, says: 'The Fairburn, easily. Those corners!' },
  {
    post: 'Polished slabs, one table',
    by: 'Rosa',
    hoursLater: 15,
    says: 'Same lamp for all of them makes such a difference. Please keep doing this.',
  },
  {
    post: 'Blue lace, centimeter by centimeter',
    by: 'Zoe',
    hoursLater: 8,
    says: 'My daughter says it looks like the sky on a map of the sky.',
  },
  {
    post: 'Gear review: three rock hammers after a season',
    by: 'Milo',
    hoursLater: 5,
    says: 'I broke the same handle in the same place. Is it the cold?',
  },
  {
    post: 'Gear review: three rock hammers after a season',
    by: 'Goran',
    hoursLater: 30,
    says: 'Bought the cheap one on your advice. Still in one piece after forty days.',
  },
  {
    post: 'Inside the crystal field',
    by: 'Anton',
    hoursLater: 7,
    says: 'I did not expect to get goosebumps from a rock.',
  },
  {
    post: 'Monthly Q&A: ask about cutting and polishing',
    by: 'Delia',
    hoursLater: 12,
    says: 'Water or oil for a thin blade, if the stone has open cracks?',
  },
  {
    post: 'Monthly Q&A: ask about cutting and polishing',
    by: 'Yuri',
    hoursLater: 26,
    says: 'How do you hold a round nodule in the vise without crushing it?',
  },
  {
    post: 'What a thin section tells',
    by: 'Hedda',
    hoursLater: 10,
    says: 'I teach this at school and have never seen it explained so calmly. May I show it in class?',
  },
  {
    post: 'Beach agates after the storm',
    by: 'Tess',
    hoursLater: 5,
    says: 'The green glass fools me every single time.',
  },
  {
    post: 'Beach agates after the storm',
    by: 'Luca',
    hoursLater: 14,
    says: 'Thank you for putting some back. We were there a week later and found one!',
  },
  {
    post: 'Beach agates after the storm',
    by: 'Flora',
    hoursLater: 40,
    says: 'Is the spray bottle water from the lake, or does that leave spots?',
  },
  {
    post: 'Thunder eggs: four halves, four stories',
    by: 'Kira',
    hoursLater: 9,
    says: 'Five arms! I had only ever seen four.',
  },
  {
    post: 'Field notebook: the north quarry',
    by: 'Jonas',
    hoursLater: 6,
    says: '“Memory is a poor label” is going on the wall of my shed.',
  },
  {
    post: 'Field notebook: the north quarry',
    by: 'Hedda',
    hoursLater: 19,
    says: 'Eleven agates from one square of clay. Did you go back to it later?',
  },
  {
    post: 'Dawn to dusk on the ridges',
    by: 'Cyrus',
    hoursLater: 8,
    says: 'Half a minute of film, and I finally understand what the gullies are for.',
  },
  {
    post: 'The beach under ultraviolet',
    by: 'Goran',
    hoursLater: 4,
    says: 'I stepped over these for years. Ordered a lamp tonight.',
  },
  {
    post: 'The beach under ultraviolet',
    by: 'Nils',
    hoursLater: 13,
    says: 'Does rain matter, or do they glow when they are wet too?',
  },
  {
    post: 'Geode cross-sections, dry and wet',
    by: 'Ezra',
    hoursLater: 22,
    says: 'Water is the cheapest polish there is. So true.',
  },
]

/** Waits for a moderator: its author is new. */
export const heldComment: MemberComment = {
  post: 'First light on the Laguna bands',
  by: 'Emil',
  hoursLater: 20,
  says: 'Just joined because of this one. What blade do you use for a first cut this long?',
}

export const messageList: { name: string; daysAgo: number; says: string; answer?: string }[] = [
  {
    name: 'Hana',
    daysAgo: 1,
    says: 'Could you bring the contour shirt back in green? I wore mine out.',
  },
  {
    name: 'A visitor',
    daysAgo: 2,
    says: 'I found a banded stone in my grandfather’s garden in Oregon. May I send you a picture?',
  },
  {
    name: 'Vito',
    daysAgo: 9,
    says: 'The parcel took eight days and the print is perfect. No question, only thanks.',
    answer: 'Thank you, Vito! That makes our day. Good hunting!',
  },
]

export const savedReplyList = [
  {
    title: 'What is my stone?',
    text: 'Hello {name},\n\nplease send us two photos, one dry and one wet, and tell us where you found it. Then we can say more.',
  },
  {
    title: 'Where is my parcel?',
    text: 'Hello {name},\n\nyou find the tracking link on the page of your order. If it hasn’t moved for five days, write to us again and we’ll ask the carrier.',
  },
]
