import fc from 'fast-check'
import { param } from './contract/call.ts'
import { fold } from './fold.ts'
import { plainLine, withoutShapeless } from './plainText.ts'
import { saysNothing } from './saysNothing.ts'

const shapeless = fc.constantFrom(
  ...['\u00ad', '\u034f', '\u061c', '\u115f', '\u180e', '\u200b', '\u200c', '\u200d', '\u200e', '\u202e'],
  ...['\u2060', '\u2064', '\u2069', '\u206f', '\u3164', '\ufe0f', '\ufeff', '\uffa0', '\u{e0001}', '\ud800'],
)

it('removes invisible characters from texts and search keys', () => {
  const pieces = fc.array(fc.tuple(fc.stringMatching(/^[a-zäöüßA-Z0-9 .@-]{0,4}$/), shapeless), {
    maxLength: 8,
  })
  fc.assert(
    fc.property(pieces, (found) => {
      const [typed, meant] = [found.flat().join(''), found.map(([text]) => text).join('')]
      expect(withoutShapeless(typed)).toBe(meant)
      expect(plainLine(typed)).toBe(plainLine(meant))
      expect(param.text.parse(typed)).toBe(meant)
      expect(fold(typed.replace('\ud800', ''))).toBe(fold(meant))
    }),
  )
})

it('leaves emojis as they are', () => {
  for (const emoji of ['👨‍👩‍👧', '👩🏽‍⚕️', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '☎️', '🧓🏻', '🇩🇪'])
    expect(plainLine(`Pflege ${emoji} da`)).toBe(`Pflege ${emoji} da`)
})

it('detects placeholders such as "keine Angabe" in any spelling, and only those', () => {
  const words = fc.constantFrom(
    ...['k a', 'keine angabe', 'n n', 'unbekannt', 'null', 'entfällt', 'xxx', 'siehe oben', 'keine'],
    ...['ohne straße', 'keine adresse', 'nichts', 'n v', 'wie oben', 'weiß nicht', 'z zt keine'],
  )
  const sign = fc.stringMatching(/^[-–—.?!*/_()#… ]{0,3}$/u)
  const between = fc.constantFrom(' ', '. ', '.', '-', '/', '  ')
  fc.assert(
    fc.property(words, between, sign, sign, fc.boolean(), (word, gap, before, after, isLoud) => {
      const spaced = word.replace(' ', gap)
      const typed = `${before}${isLoud ? spaced.toUpperCase() : spaced}${after}`
      for (const text of [typed, before + after])
        expect(saysNothing(text, ['strasse', 'adresse']), text).toBe(true)
      expect(saysNothing(`${typed} Hof 3`, ['strasse']), typed).toBe(false)
    }),
  )
  const silent = fc.constantFrom(...'keine ohne nicht noch angegeben bekannt vorhanden folgt wird'.split(' '))
  fc.assert(
    fc.property(fc.uniqueArray(silent, { minLength: 2, maxLength: 2 }), (some) => {
      for (const text of [`${some.join(' ')}.`, `Straße ${some.join(' ')}`])
        expect(saysNothing(text, ['strasse'])).toBe(true)
      expect(saysNothing(`Straße ${some.join(' ')} 3`, ['strasse'])).toBe(false)
    }),
  )
  const none = ['leer', 'liegt noch nicht vor', '#NV', '#BEZUG!', '#DIV/0!', '0', '000', 'wird nachgereicht']
  for (const text of [...none, 'Noch offen.']) expect(saysNothing(text), text).toBe(true)
  const said = [
    ...['Au', 'Leer', 'Folgtweg 3', 'Obenauf e. V.', 'Nicht allein', 'Keine Angst vor dem Alter'],
    ...['B 4, 12', '7', 'Ohne Sorgen e. V.', 'Am Keinebach 1', 'Straße 3', 'Ka Vier', '#eins'],
  ]
  for (const text of said) expect(saysNothing(text, ['strasse']), text).toBe(false)
})
