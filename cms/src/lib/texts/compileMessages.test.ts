import { createIntl } from '@formatjs/intl'
import { joinTexts } from '#shared/cataloguePart'
import { catalogues } from '#shared/catalogues'
import { compileMessages } from './compileMessages.ts'

it.each([
  ['de', joinTexts(Object.values(catalogues.de))],
  ['en', joinTexts(Object.values(catalogues.en))],
] as const)('compiled messages format like their sources in %s', (locale, messages) => {
  const intl = (texts: ReturnType<typeof compileMessages>) =>
    createIntl({
      locale,
      messages: texts as Record<string, string>,
      onError: (error) => expect.fail(error.message),
    })
  const [plain, compiled] = [intl(messages), intl(compileMessages(messages))]
  for (const id of Object.keys(messages)) {
    const names = [...(messages[id] ?? '').matchAll(/\{(\w+)/g)].map(([, name]) => name)
    for (const count of [0, 1, 2, 21]) {
      const values = Object.fromEntries(names.map((name) => [name, count]))
      expect(compiled.formatMessage({ id }, values)).toBe(plain.formatMessage({ id }, values))
    }
  }
})

it('leaves plain and unparsable texts unchanged', () => {
  const messages = { plain: 'Hilfe & Rat, it’s here', broken: 'Café {', empty: '', __proto__x: '<b>' }
  expect(compileMessages(messages)).toEqual(messages)
  expect(compileMessages({ a: 'Hallo {name}' }).a).toHaveLength(2)
})
