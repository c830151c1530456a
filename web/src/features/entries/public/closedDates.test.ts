import { testPage } from '#app/testPage.ts'
import { answering } from '#lib/testAnswers.ts'
import type { Entry } from '#shared/entry'
import { testEntry } from './testEntry.ts'

const salon = testEntry({
  name: 'Salon',
  closures: [
    { from: '2026-01-02', to: '2026-01-03' },
    { from: '2026-12-20', to: '2027-01-03' },
    { from: '2027-03-01', to: '2027-03-01' },
  ],
})
const club = testEntry({ name: 'Club', hours: 'Sa 00:00-23:45', hoursNotes: ['Kegeln nach Absprache'] })

/** The list of hairdressers, or the provider's page, on Saturday, 21 November 2026. */
async function drawn(entry: Entry, { path = '', locale = '', mean = 'meets' } = {}) {
  const load = answering({
    [`/api/entry?category=Friseure&name=${entry.name}`]: { entries: [entry], presentName: null },
    '/api/datafilteredcategory?category=Friseure': [entry],
    '/api/today': { date: '2026-11-21', holidays: [], hoursMeans: { Friseure: mean } },
  })
  const url = `${locale}/categories/list/Friseure${path}`
  return (await testPage(url, load)).body
}

it.each([
  ['', 'open', 'Geschlossen vom 20. Dezember 2026 bis 3. Januar 2027, am 1. März 2027'],
  ['', 'meets', 'Pause vom 20. Dezember'],
  ['', 'runs', 'Fährt nicht vom 20. Dezember'],
  ['/en', 'open', 'Closed from 20 December 2026 to 3 January 2027, on 1 March 2027'],
  ['/en', 'reachable', 'Cannot be reached from 20 December'],
])('the page of a provider under "%s" names coming closures: %s', async (locale, mean, text) => {
  expect(await drawn(salon, { path: '/Salon', locale, mean })).toContain(text)
})

it('the page lists unparsed opening lines below the parsed days', async () => {
  expect(await drawn(club, { path: '/Club' })).toMatch(/Samstag.*Außerdem: Kegeln nach Absprache/s)
})

it.each([
  [[], 'Samstag heute'],
  [[{ from: '2026-11-20', to: '2026-11-21' }], 'Pause vom 20. November 2026 bis 21. November'],
])('the page marks today among the hours, but not during a closure: %j', async (closures, said) => {
  const hours = 'Mo-Sa 08:00-12:00; We unknown'
  const body = await drawn({ ...club, hours, closures, checkedAt: '2026-11-01' }, { path: '/Club' })
  expect(body.includes('<tr aria-current="date"><th scope="row">Samstag')).toBe(closures.length === 0)
  const text = body.replace(/<[^>]*>/g, '')
  for (const one of [said, 'Mittwochkeine Angabe', 'Zuletzt geprüft: November 2026'])
    expect(text).toContain(one)
})

it('a card words the next opening with the verb of its category', async () => {
  expect(await drawn(club)).toContain('Trifft sich')
})

it.each(['meets', 'runs', 'reachable'])(
  'a category with hours meaning "%s" is never called closed or open',
  async (mean) => {
    const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((day) => `${day} 14:00-17:00`)
    const away = [[], salon.closures, [{ from: '2026-11-21', to: '2026-11-30' }]]
    for (const hours of [...days, 'Mo-Fr 14:00-17:00', 'We unknown'])
      for (const closures of away)
        for (const path of ['', '/Club']) {
          const body = await drawn({ ...club, hours, closures, hoursNotes: [] }, { path, mean })
          const said = body.slice(body.indexOf(path === '' ? '<article' : '<h1'), body.indexOf('<footer'))
          expect(said).not.toMatch(/geschlossen|geöffnet/i)
        }
  },
)
