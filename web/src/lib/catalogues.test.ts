import de from '@directory/shared/messages/de.json'
import en from '@directory/shared/messages/en.json'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'

const values = { count: 2, minutes: 2, percent: 120 }
/** Names of the values a message asks for; the braces of plural forms hold words, not names. */
const placeholders = (text: string) =>
  [...text.matchAll(/(?<!(?:zero|one|two|few|many|other|=\d+)\s*)\{(\w+)/g)].map(([, name]) => name)

describe('the catalogues', () => {
  it('have the same keys, sorted', () => {
    expect(Object.keys(de)).toEqual(Object.keys(en))
    expect(Object.keys(de)).toEqual(Object.keys(de).toSorted())
  })

  it.each([
    ['de', de],
    ['en', en],
  ] as const)('%s holds no empty and no broken message', (locale, messages) => {
    const problems: string[] = []
    const intl = createIntl({ locale, messages, onError: (error) => problems.push(error.message) })
    for (const [id, text] of Object.entries(messages)) {
      const given = Object.fromEntries(placeholders(text).map((name) => [name, 'x']))
      if (text.trim() === '' || intl.formatMessage({ id }, { ...given, ...values }).trim() === '')
        problems.push(id)
    }
    expect(problems).toEqual([])
  })

  it('ask for the same values in both languages', () => {
    const sorted = (text: string) => [...new Set(placeholders(text))].sort()
    const different = Object.keys(de).filter(
      (id) => sorted(de[id as keyof typeof de]).join() !== sorted(en[id as keyof typeof en]).join(),
    )
    expect(different).toEqual([])
  })
})
