import { createIntl } from 'react-intl'
import { allTexts } from '#shared/catalogues'
import { locales } from '#shared/locales'

const values = { count: 2, minutes: 2, percent: 120 }
/** The braces of plural forms contain words, not names. */
const placeholders = (text: string) =>
  [...text.matchAll(/(?<!(?:zero|one|two|few|many|other|=\d+)\s*)\{(\w+)/g)].map(([, name]) => name)

// That the languages have the same texts is said by `npm run check`.
it.each(locales)('%s holds no broken message', (locale) => {
  const problems: string[] = []
  const messages: Record<string, string> = allTexts[locale]
  const intl = createIntl({ locale, messages, onError: (error) => problems.push(error.message) })
  for (const [id, text] of Object.entries(messages)) {
    const given = Object.fromEntries(placeholders(text).map((name) => [name, 'x']))
    if (intl.formatMessage({ id }, { ...given, ...values }).trim() === '') problems.push(id)
  }
  expect(problems).toEqual([])
})

it.each(locales)('%s: each accessible name contains its visible label', (locale) => {
  const messages: Record<string, string> = allTexts[locale]
  const unlike = Object.keys(messages).filter((id) => {
    const seen = messages[id.replace(/Named$/, '')]
    return seen && !messages[id]?.toLowerCase().includes(seen.toLowerCase())
  })
  expect(unlike).toEqual([])
})
