import { phoneSpelling } from '@directory/shared/phoneSpellings.fixture'
import fc from 'fast-check'
import { phoneHref } from '../../../lib/format.ts'
import { providerData } from './providerData.ts'
import { testEntry } from './testEntry.ts'

it('tells programs the number that the page dials', () => {
  fc.assert(
    fc.property(phoneSpelling, ({ typed }) => {
      const data = providerData(testEntry({ phone: typed }), (path) => path, {
        text: (id) => id,
        locale: 'de',
        today: '2026-01-03',
      })
      expect(phoneHref(typed)).toBe(`tel:${(data as { telephone?: string }).telephone}`)
    }),
  )
})
