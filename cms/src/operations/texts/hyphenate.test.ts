import { expect, it, vi } from 'vitest'
import { hyphenate } from './hyphenate.ts'

it.each([
  'Haus-halts-hil-fen',
  'Nach-bar-schafts-hilfe',
  'Roll-stuhl-trans-port',
  'Gesund-heit',
  'Öff-nungs-zei-ten',
])('parts %s as German does, with no two letters alone at an end', (parted) => {
  const word = parted.replaceAll('-', '')
  expect([hyphenate(word), hyphenate(word)]).toEqual([parted, parted])
})

it('leaves a word alone that cannot be parted', () => {
  expect(hyphenate('Pfffffffffft')).toBe('Pfffffffffft')
})

it('parts the words of the English texts as English does', () => {
  expect(hyphenate('categories')).toBe('cat-e-gories')
})

it('leaves an overlong word unchanged without an error', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const word of ['Haushalt'.repeat(8), 'Pflege'.repeat(500), 'é'.normalize('NFD').repeat(62)])
    expect(hyphenate(word)).toBe(word)
  expect(hyphenate('Nachbarschaftshilfe'.repeat(3))).toContain('-')
  expect(said).not.toHaveBeenCalled()
  said.mockRestore()
})
