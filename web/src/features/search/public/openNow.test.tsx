// @vitest-environment happy-dom
import { opened } from '#app/testDom.tsx'
import { noHelp } from '#lib/testAnswers.ts'
import { testEntry } from '../../entries/public/testEntry.ts'

it.each([
  [true, '07:00', true],
  [true, '09:00', false],
  [undefined, '07:00', false],
  [undefined, '13:00', true],
])(
  'a doctor asked for (now: %s) at %s, open until noon, has the emergency number: %s',
  async (isNow, at, isShown) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-11-30T${at}+01:00`) })
    onTestFinished(() => void vi.useRealTimers())
    const time = { label: 'offen', queryWithout: 'arzt', isNow }
    const page = await opened('/fastsearch?q=arzt', {
      'GET /api/searchFor': [testEntry({ category: 'Hausärzte', hours: 'Mo 08:00-12:00' })],
      'GET /api/searchhelp': { ...noHelp, time, whenClosed: '116117' },
    })
    expect(page.has('116 117')).toBe(isShown)
  },
)
