import { radii, sizes, spaces } from '#contracts/platform/tokens.ts'

/** The offer beside the form; on phones between the name of the site and the form, with its list below. */
export const joinOfferStyles = `.card.joining{inline-size:min(60rem,100%);display:grid;gap:0 ${spaces[7]}}
.joining .brand,.offer{grid-column:1}
.offer{display:contents}
.offer img{display:block;inline-size:100%;aspect-ratio:16/9;object-fit:cover;border-radius:${radii.cleaveS};margin-block-end:${spaces[4]}}
.offer h2{font-size:${sizes.h3};margin:0 0 ${spaces[2]}}
.kind{color:var(--sh-color-amethyst);font-weight:650;font-size:${sizes.sm};margin-block-end:${spaces[1]}}
.offer ul{margin:0;padding-inline-start:${spaces[5]};font-size:${sizes.sm}}
.offer li{margin-block-end:${spaces[2]}}
.joining .form{order:1}.included{order:2}.included p{font-weight:650;margin-block-end:${spaces[2]}}
@media (min-width:60rem){.card.joining{grid-template-columns:minmax(0,7fr) minmax(0,6fr)}.joining .brand{grid-column:1/-1}.offer{display:block;grid-row:2}.joining .form{grid-column:2;grid-row:2;order:0}.joining .form p:last-child{margin-block-end:0}}
`
