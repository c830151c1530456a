import { changesBetween, shownFields } from './shownFields.ts'

const words = (length: number) => 'ein Wort '.repeat(length).slice(0, length - 1)

it.each([
  [500, 500, 'whole'],
  [501, 500, 'cut'],
  [500, 501, 'cut'],
])('texts of %i and %i characters are shown %s', (before, after, how) => {
  const texts = { before: `${words(before)}a`, after: `${words(after)}b` }
  const [change] = changesBetween(new Map([['text', texts.before]]), new Map([['text', texts.after]]))
  const cut = { before: expect.stringMatching(/^… .*a$/), after: expect.stringMatching(/^… .*b$/) }
  expect(change).toMatchObject(how === 'whole' ? texts : cut)
})

it('a short text beside a long one is shown whole', () => {
  const [change] = changesBetween(new Map([['text', 'ein Wort']]), new Map([['text', words(2000)]]))
  expect(change).toMatchObject({ before: 'ein Wort', after: expect.stringMatching(/^ein .* …$/) })
})

it.each([
  [true, 'true'],
  [false, ''],
])('the flag %s is shown as %j', (draft, shown) =>
  expect(shownFields('news', { draft }, new Map()).get('draft')).toBe(shown),
)

it('a stated no is not the same as nothing', () => {
  const said = (lift: boolean | null) => [...shownFields('entries', { lift }, new Map()).values()].join('')
  expect([said(false), said(null)]).toEqual(['false', ''])
})

it('omits equal fields, and markup if words differ', () => {
  const version = (fields: object) => new Map(Object.entries<string>({ same: 'x', ...fields }))
  const [old, now] = [version({ text: 'a', format: '<p>a</p>' }), version({ text: 'b', format: '<p>b</p>' })]
  expect(changesBetween(old, now)).toEqual([{ field: 'text', before: 'a', after: 'b' }])
  const bold = version({ text: 'a', format: '<b>a</b>' })
  expect(changesBetween(old, bold)).toEqual([{ field: 'format', before: '', after: '' }])
})
