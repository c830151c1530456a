import { linkedText } from './linkedText.ts'

it('links are found quickly in any text', () => {
  for (const part of ['a', '0 ', 'www.', 'a.', '(', 'a@', '0(', '<', '&lt;', 'https://'])
    expect(linkedText(part.repeat(20_000))).toBeTypeOf('string')
})
