import { catalogueParts, joinTexts } from '@directory/shared/cataloguePart'
import { catalogues } from '@directory/shared/catalogues'
import { createIntl } from 'react-intl'

const values = { count: 2, minutes: 2, percent: 120 }
/** Returns the names of a message's values; the braces of plural forms contain words, not names. */
const placeholders = (text: string) =>
  [...text.matchAll(/(?<!(?:zero|one|two|few|many|other|=\d+)\s*)\{(\w+)/g)].map(([, name]) => name)
const all = (locale: 'de' | 'en') => joinTexts(Object.values(catalogues[locale]))

describe('the catalogues', () => {
  it.each(catalogueParts)('have the same keys among the texts for %s, sorted', (part) => {
    const keys = Object.keys(catalogues.de[part])
    expect(keys).toEqual(Object.keys(catalogues.en[part]))
    expect(keys).toEqual(keys.toSorted())
  })

  it.each(['de', 'en'] as const)('%s holds no empty and no broken message', (locale) => {
    const problems: string[] = []
    const messages = all(locale)
    const intl = createIntl({ locale, messages, onError: (error) => problems.push(error.message) })
    for (const [id, text] of Object.entries(messages)) {
      const given = Object.fromEntries(placeholders(text).map((name) => [name, 'x']))
      if (text.trim() === '' || intl.formatMessage({ id }, { ...given, ...values }).trim() === '')
        problems.push(id)
    }
    expect(problems).toEqual([])
  })

  it.each(['de', 'en'] as const)('%s: a name read aloud holds the words that are seen', (locale) => {
    const messages = all(locale)
    const unlike = Object.keys(messages).filter((id) => {
      const seen = messages[id.replace(/Named$/, '')]
      return seen && !messages[id]?.toLowerCase().includes(seen.toLowerCase())
    })
    expect(unlike).toEqual([])
  })

  it('ask for the same values in both languages', () => {
    const sorted = (text = '') => [...new Set(placeholders(text))].sort()
    const [de, en] = [all('de'), all('en')]
    const different = Object.keys(de).filter((id) => sorted(de[id]).join() !== sorted(en[id]).join())
    expect(different).toEqual([])
  })
})
