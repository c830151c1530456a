import { isEmail } from './wellFormed.ts'

it.each([
  'vor.nach+rest@büro.example',
  "o'brien_%&=?^`{|}~!#$*/-@sub.sub2.example.museum",
  ...['उदाहरण@परीक्षा.भारत', 'a@xn--mgba3a4f16a.xn--p1ai', '1@1.de'],
  `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}de`,
])('a mail address may be %s', (address) => expect(isEmail(address)).toBe(true))

it.each([
  ...['@b.de', 'a@b', 'a@.de', 'a@b..de', 'a..b@c.de', 'a@b@c.de', 'a@[IPv6:::1]', 'a@127.0.0.1'],
  ...['a@b.c', 'a@-b.de', 'a@b-.de', 'a@b_c.de', 'a@b.d-e', 'a@b。de', 'a b@c.de', 'a@b c.de', 'a@b.de\n'],
  ...['a\u200b@b.de', '"a"@c.de', 'a\\@b.de', 'a,b@c.de', 'Name <a@b.de>', 'mailto:a@b.de', 'a(b)@c.de'],
  `a@${'b'.repeat(64)}.de`,
  `${'a'.repeat(65)}@b.de`,
  `a@${`${'b'.repeat(60)}.`.repeat(5)}de`,
])('a mail address is not %j', (address) => expect(isEmail(address)).toBe(false))
