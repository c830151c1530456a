// @vitest-environment happy-dom
import { opened } from '#app/testDom.tsx'
import { noHelp } from '#lib/testAnswers.ts'
import { answeredNames } from '#shared/categoryName'
import { testEntry, testPlace } from '../../entries/public/testEntry.ts'

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

const suggested = {
  categories: [{ name: 'Optiker', ...answeredNames(), providers: 3, inPlace: 1 }],
  place: 'Zeil',
  entries: [{ uuid: 'u1', name: 'Optik Op', category: 'Optiker', city: 'Zeil' }],
  towns: ['Opdorf'],
}
it.each([
  [0, '/fastsearch?q=Optiker+Zeil'],
  [1, '/categories/list/Optiker/Optik%20Op?id=u1'],
  [2, '/fastsearch?q=Opdorf'],
])('two letters bring suggestions by kind, of which number %i leads to %s', async (nth, to) => {
  const page = await opened('/', { 'GET /api/suggest': suggested })
  await page.does(() => page.focus('[name=q]'))
  const isOpen = () => page.field('[name=q]').getAttribute('aria-expanded')
  await page.type('[name=q]', 'o')
  expect(isOpen()).toBe('false')
  await page.type('[name=q]', 'op')
  const options = ['Optiker in Zeil 1 von 3 dort', 'Optik Op Optiker, Zeil', 'Opdorf']
  await expect.poll(() => page.names('[role=option]')).toEqual(options)
  expect([isOpen(), page.has('3 Vorschläge')]).toEqual(['true', true])
  await page.does(() => document.querySelectorAll<HTMLElement>('[role=option]')[nth]?.click())
  expect(page.address()).toBe(to)
})

it('a suggestion that is pressed while typing stays', async () => {
  const page = await opened('/fastsearch?q=o', { 'GET /api/suggest': suggested })
  await page.does(() => page.focus('[name=q]'))
  await page.type('[name=q]', 'op')
  await expect.poll(() => page.names('[role=option]')).toHaveLength(3)
  await page.type('[name=q]', 'opt')
  await page.does(() => document.querySelector<HTMLElement>('[role=option]')?.click())
  expect(page.values('[name=q]')).toEqual(['Optiker Zeil'])
})

it('a search from home takes the place along, and reports once what is not found, when it was submitted', async () => {
  const page = await opened('/', {
    ...{ 'GET /api/searchFor': [], 'GET /api/searchhelp': noHelp, 'POST /api/notfound': {} },
    'GET /api/place': testPlace('Ebern', { lat: 50.1, lon: 10.8 }),
  })
  const submit = () => page.press('home.search.button')
  const reported = () => page.sent.map(([, body]) => body)
  await page.type('[name=q]', ' klavier ')
  await page.type('[name=from]', 'Ebern')
  await submit()
  await expect.poll(page.address).toBe('/fastsearch?q=klavier&from=Ebern')
  expect(reported()).toEqual([{ searchQuery: 'klavier' }])
  await page.type('[name=q]', 'harfe')
  await expect.poll(page.address).toBe('/fastsearch?q=harfe&from=Ebern')
  await expect.poll(() => page.names('[role=status]').join()).toContain('„harfe“')
  expect(reported()).toHaveLength(1)
  await submit()
  await submit()
  expect(reported()).toEqual([{ searchQuery: 'klavier' }, { searchQuery: 'harfe' }])
})
