import { linkedText } from './linkedText.ts'

it('no text is long to look through for links', () => {
  for (const part of ['a', '0 ', 'www.', 'a.', '(', 'a@', '0(', '<', '&lt;', 'https://'])
    expect(linkedText(part.repeat(20_000))).toBeTypeOf('string')
})
