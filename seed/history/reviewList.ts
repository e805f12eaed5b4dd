export type DemoReview = {
  /** The articles it fits, by a part of their titles. */
  of: RegExp
  stars: number
  says: string
  /** A picture of `media/demo`. */
  photo?: string
  reply?: string
  /** Still to be approved. */
  isHeld?: true
}

const SHIRT = /tee|tank|long sleeve/i
const WARM = /hoodie|crewneck|fleece|beanie/i
const CUP = /mug|bottle/i
const PAPER = /print|poster|sticker/i
const BAG = /tote|bag|apron|cap|hat|bandana/i

/** Each is written once, about the first thing bought that it fits. */
export const reviewList: DemoReview[] = [
  {
    of: SHIRT,
    stars: 5,
    says: 'Third wash and the bands are as sharp as on day one. Heavier cotton than I expected, in a good way.',
  },
  {
    of: SHIRT,
    stars: 5,
    says: 'Wore it to the creek on Saturday and found this in the first hour. I’m not saying it’s the shirt. I’m wearing it next Saturday, too.',
    photo: 'creek-gravel',
  },
  {
    of: SHIRT,
    stars: 4,
    says: 'True to size, long enough in the back when you kneel. One star off because the color is a touch darker than the picture.',
    reply:
      'Thank you for saying so. We’ve compared the photo with a shirt from the same batch and lightened the picture a little.',
  },
  {
    of: SHIRT,
    stars: 5,
    says: 'Bought one for my dad, who collects Lakers. He spotted which agate it is before he had it out of the bag.',
  },
  {
    of: SHIRT,
    stars: 3,
    says: 'Nice print, but it runs wide. I’m between sizes and should have taken the smaller one. The size chart is right, I just didn’t look.',
  },
  {
    of: SHIRT,
    stars: 5,
    says: 'No tag in the neck, no plastic feel to the print. Good under a pack strap all day.',
  },
  {
    of: SHIRT,
    stars: 2,
    says: 'Took three weeks to get to Ontario. The shirt is fine, the waiting wasn’t.',
    reply:
      'Three weeks is at the end of what we promise for Canada, and we should have told you on the way. We’ve written to you.',
  },
  {
    of: SHIRT,
    stars: 4,
    says: 'Soft right away. The print cracked a tiny bit at the hem after I put it in the dryer, so don’t do that.',
  },
  {
    of: WARM,
    stars: 5,
    says: 'Frost on the ground, no jacket, no problem. The pocket takes a field notebook and two fist-sized finds.',
  },
  {
    of: WARM,
    stars: 4,
    says: 'Warm and well cut. The cuffs pick up red clay and keep it, but that’s on me.',
  },
  {
    of: WARM,
    stars: 5,
    says: 'My daughter has claimed it. I’ve ordered a second one and hidden it.',
  },
  {
    of: CUP,
    stars: 5,
    says: 'Holds more than it looks. Survived the dishwasher since September without fading.',
  },
  {
    of: CUP,
    stars: 5,
    says: 'It came with me to the beach at dawn and sat on the cobbles while I looked for color. The print is even better outdoors.',
    photo: 'morning-beach',
  },
  {
    of: CUP,
    stars: 4,
    says: 'Pretty, and the handle fits with gloves on. A lid would be nice for the truck.',
    isHeld: true,
  },
  {
    of: CUP,
    stars: 3,
    says: 'Arrived with a chip at the foot. They sent a new one without any discussion, so one star back.',
    reply: 'We’re glad the second one arrived whole. The first batch had too little paper around it; that has changed.',
  },
  {
    of: PAPER,
    stars: 5,
    says: 'Hangs above the saw. Fine lines, thick paper, no curl after a damp week.',
  },
  {
    of: PAPER,
    stars: 4,
    says: 'Sticks to a plastic bucket, stays on in the rain. I’d take a larger one, too.',
  },
  {
    of: PAPER,
    stars: 5,
    says: 'My students ask about the layers every single day. Worth it for that alone.',
  },
  {
    of: BAG,
    stars: 5,
    says: 'Twelve pounds of thunder eggs up a steep bank, and the seams didn’t even creak.',
    photo: 'thunder-egg-five',
  },
  {
    of: BAG,
    stars: 4,
    says: 'Keeps the sun off and folds into a pocket. Washes out gray slurry without a trace.',
  },
  {
    of: BAG,
    stars: 5,
    says: 'Simple and well sewn. It has been in the creek, in the trunk and in the wash, and looks the same.',
  },
  {
    of: BAG,
    stars: 4,
    says: 'Good size for an afternoon. The straps could be a hand longer over a winter coat.',
  },
]
