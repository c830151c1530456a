import fc from 'fast-check'
import { fold } from './fold.ts'
import { plainLine, withoutShapeless } from './plainText.ts'
import { saysNothing } from './saysNothing.ts'

const shapeless = fc.constantFrom(
  ...['\u00ad', '\u034f', '\u061c', '\u115f', '\u180e', '\u200b', '\u200c', '\u200d', '\u200e', '\u202e'],
  ...['\u2060', '\u2064', '\u2069', '\u206f', '\u3164', '\ufe0f', '\ufeff', '\uffa0', '\u{e0001}', '\ud800'],
)

it('takes signs without a shape out of texts and keys, wherever they stand', () => {
  const pieces = fc.array(fc.tuple(fc.stringMatching(/^[a-zäöüßA-Z0-9 .@-]{0,4}$/), shapeless), {
    maxLength: 8,
  })
  fc.assert(
    fc.property(pieces, (found) => {
      const [typed, meant] = [found.flat().join(''), found.map(([text]) => text).join('')]
      expect(withoutShapeless(typed)).toBe(meant)
      expect(plainLine(typed)).toBe(plainLine(meant))
      expect(fold(typed.replace('\ud800', ''))).toBe(fold(meant))
    }),
  )
})

it('leaves emojis as they are', () => {
  for (const emoji of ['👨‍👩‍👧', '👩🏽‍⚕️', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '☎️', '🧓🏻', '🇩🇪'])
    expect(plainLine(`Pflege ${emoji} da`)).toBe(`Pflege ${emoji} da`)
})

it('knows what says nothing, and what does', () => {
  for (const text of [
    '',
    '-',
    '–',
    '.',
    '?',
    '???',
    '---',
    'k. A.',
    'k.A.',
    'K.A',
    'keine Angabe',
    'n/a',
    'XXX',
    '—',
    '*',
  ])
    expect(saysNothing(text), text).toBe(true)
  for (const text of ['keine', 'ohne Straße', 'Keine Adresse', 'entfällt', 'unbekannt', 'null', '0', 'n. n.'])
    expect(saysNothing(text, ['strasse', 'adresse']), text).toBe(true)
  for (const text of ['Au', 'B 4, 12', '7', 'Ohne Sorgen e. V.', 'Am Keinebach 1', 'Straße 3', 'Ka Vier'])
    expect(saysNothing(text, ['strasse']), text).toBe(false)
})
