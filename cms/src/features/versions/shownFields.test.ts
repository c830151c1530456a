import { changesBetween } from './shownFields.ts'

const words = (length: number) => 'ein Wort '.repeat(length).slice(0, length - 1)

it.each([
  [500, 500, true],
  [501, 500, false],
  [500, 501, false],
  [20, 2000, false],
])('texts of %i and %i characters are shown whole: %s', (before, after, isWhole) => {
  const texts = { before: `${words(before)}a`, after: `${words(after)}b` }
  const [change] = changesBetween(new Map([['text', texts.before]]), new Map([['text', texts.after]]))
  expect([change?.before === texts.before, change?.after === texts.after].some((is) => !is)).toBe(!isWhole)
  // What is left out is marked, and each ends where the text does.
  for (const shown of [change?.before, change?.after])
    expect(shown).toMatch(isWhole ? /^ein/ : before === after || before > 400 ? /^… .*[ab]$/ : /^ein/)
})

it('names neither what stays nor markup beside words', () => {
  const version = (fields: object) => new Map(Object.entries<string>({ same: 'x', ...fields }))
  const [old, now] = [version({ text: 'a', format: '<p>a</p>' }), version({ text: 'b', format: '<p>b</p>' })]
  expect(changesBetween(old, now)).toEqual([{ field: 'text', before: 'a', after: 'b' }])
  const bold = version({ text: 'a', format: '<b>a</b>' })
  expect(changesBetween(old, bold)).toEqual([{ field: 'format', before: '', after: '' }])
})
