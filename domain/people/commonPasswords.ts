/** Passwords that head every published list, and what people make of this site's name. Compared without case. */
const COMMON = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890 12345678910
  87654321 987654321 0987654321 11111111 111111111 1111111111 00000000 000000000 22222222 88888888 99999999 12341234 11223344
  123123123 12121212 11112222 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 qwertyui qwertyuiop qwerty123 qwerty12 qwerty1234 qwertyqwerty
  asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1 zxcvbnm, aaaaaaaa aaaaaaaaa abcd1234 abc12345 abc123456 abcdefgh abcdefghi a1b2c3d4
  iloveyou iloveyou1 iloveyou2 sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman
  superman1 batman123 starwars starwars1 trustno1 whatever whatever1 computer computer1 internet internet1 michael1 michelle jennifer
  jordan23 liverpool chelsea1 arsenal1 welcome1 welcome12 welcome123 letmein1 letmein123 login123 admin123 admin1234 administrator
  changeme changeme1 default1 secret123 master123 dragon123 monkey123 shadow123 charlie1 freedom1 mustang1 corvette mercedes samantha
  alexander benjamin elizabeth victoria isabella danielle nicholas jonathan christopher summer2024 summer2025 summer2026 winter2024
  winter2025 winter2026 spring2025 spring2026 autumn2025 autumn2026 pokemon1 minecraft fortnite google123 facebook facebook1 linkedin
  killer123 hello123 hello1234 helloworld test1234 testtest testing1 testing123 qazwsxedc zaq12wsx zaq1zaq1 q1w2e3r4 q1w2e3r4t5
  stonehunt stonehunt1 stonehunter stone-hunt agatehunt agatehunter geodehunter geodegeode agateagate huntthestone`.split(
    /\s+/,
  ),
)

export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  return COMMON.has(plain) || new Set(plain).size <= 2
}
