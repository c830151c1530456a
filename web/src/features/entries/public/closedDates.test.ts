import { emptySettings } from '@directory/shared/settings'
import { testPage } from '../../../app/testPage.ts'
import { testEntry } from './testEntry.ts'

const entry = testEntry({
  name: 'Salon',
  closures: [
    { from: '2026-01-02', to: '2026-01-03' },
    { from: '2026-12-20', to: '2027-01-03' },
    { from: '2027-03-01', to: '2027-03-01' },
  ],
})
const club = testEntry({
  name: 'Club',
  hours: 'Sa 00:00-23:45',
  hoursNotes: ['Kegeln nach Absprache'],
})
const region = { label: 'Landkreis Haßberge', lat: 50.05, lon: 10.6, radius: 20 }
const answers: Record<string, unknown> = {
  '/api/settings': { siteTitle: '', association: '', contactEmail: '', region, ...emptySettings },
  '/api/entry?category=Friseure&name=Salon': { entries: [entry], presentName: null, presentCategory: null },
  '/api/entry?category=Friseure&name=Club': { entries: [club], presentName: null, presentCategory: null },
  '/api/datafilteredcategory?category=Friseure': [club],
  '/api/today': { date: '2026-11-21', holidays: [], hoursMeans: { Friseure: 'meets' } },
}

it.each([
  ['', 'open', 'Geschlossen vom 20. Dezember 2026 bis 3. Januar 2027, am 1. März 2027'],
  ['', 'meets', 'Pause vom 20. Dezember'],
  ['', 'runs', 'Fährt nicht vom 20. Dezember'],
  ['/en', 'open', 'Closed from 20 December 2026 to 3 January 2027, on 1 March 2027'],
  ['/en', 'reachable', 'Cannot be reached from 20 December'],
])('a provider of %j says in words on which days to come it is closed: %s', async (locale, mean, text) => {
  const today = { date: '2026-11-21', holidays: [], hoursMeans: { Friseure: mean } }
  const url = `${locale}/categories/list/Friseure/Salon`
  const { body } = await testPage(url, async (asked) =>
    asked === '/api/today' ? today : (answers[asked] ?? []),
  )
  expect(body).toContain(text)
})

it('a provider says below the days that were understood what else it has written', async () => {
  const page = await testPage('/categories/list/Friseure/Club', async (address) => answers[address] ?? [])
  expect(page.body).toContain('Außerdem: Kegeln nach Absprache')
  expect(page.body.indexOf('Samstag')).toBeLessThan(page.body.indexOf('Außerdem'))
})

it('a card says in the verb of its category when it begins', async () => {
  const page = await testPage('/categories/list/Friseure', async (address) => answers[address] ?? [])
  expect(page.body).toMatch(/Trifft sich/)
  expect(page.body.split('<article').slice(1).join()).not.toMatch(/Jetzt geöffnet/)
})

it.each(['meets', 'runs', 'reachable'])(
  'who %s is never called closed, with hours and pauses on any day',
  async (mean) => {
    const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((day) => `${day} 14:00-17:00`)
    for (const hours of [...days, 'Mo-Fr 14:00-17:00', 'We unknown'])
      for (const closures of [[], club.closures, [{ from: '2026-11-21', to: '2026-11-30' }]]) {
        const one = { ...club, hours, closures, hoursNotes: [] }
        const known: Record<string, unknown> = {
          ...answers,
          '/api/entry?category=Friseure&name=Club': {
            entries: [one],
            presentName: null,
            presentCategory: null,
          },
          '/api/datafilteredcategory?category=Friseure': [one],
          '/api/today': { date: '2026-11-21', holidays: [], hoursMeans: { Friseure: mean } },
        }
        for (const [url, start] of [
          ['/categories/list/Friseure', '<article'],
          ['/categories/list/Friseure/Club', '<h1'],
        ] as const) {
          const { body } = await testPage(url, async (address) => known[address] ?? [])
          expect(body.slice(body.indexOf(start), body.indexOf('<footer'))).not.toMatch(
            /geschlossen|geöffnet/i,
          )
        }
      }
  },
)
