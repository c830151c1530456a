import type { Page, Request } from 'playwright-core'
import { localePath } from '#shared/locales'
import { routes } from '#shared/routes'
import { drawn, visit } from '../browser.ts'
import { addEntry, call, callAs, firstIn, requestChange, submit } from '../calls.ts'
import { forgive } from '../complaints.ts'
import { publicPages, staffPages } from '../pageLists.ts'
import { main, openLoaded } from '../pages.ts'
import { ownServer } from '../setup.ts'
import addresses from '../snapshots/addresses.json' with { type: 'json' }
import { loginAs, type Username } from '../staff.ts'

// How to record them anew: docs/settings.md.
/** A Tuesday morning in Advent: news lie ahead, doctors and shops are open. */
const at = '2026-12-01T10:05:00+01:00'
ownServer(at)

/** Differ from run to run: ids, codes, the minutes since the start, and a map and announcements, which come later. */
const changing: readonly (readonly [RegExp, string])[] = [
  [/[\da-f]{8}-[\da-f-]{27}/g, '(id)'],
  [/"token": "\w{10}"/g, '"token": "(code)"'],
  [/(\b0?1[./]12[./]2026,? )\d\d:\d\d/g, '$1(time)'],
  [/Chrome, [\w ]+/g, 'Chrome'],
  [/2026-12-01T[\d:.]+Z/g, '(time)'],
  [/^( *)- (application|status)\b.*\n(\1 .*\n)*/gm, ''],
]

const masked = (text: string) => changing.reduce((text, [was, is]) => text.replaceAll(was, is), text)

/** What assistive technology is told of a page and of what it can unfold, once nothing is under way any more. */
async function toldAt(page: Page, underWay: ReadonlySet<Request>, address: string): Promise<string> {
  await openLoaded(page, address)
  let told = ''
  let before: string
  do {
    before = told
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('details')) one.open = true
    })
    // What comes only after a while comes now.
    await page.clock.runFor(2000)
    await drawn(page)
    await expect.poll(() => underWay.size).toBe(0)
    told = await main(page).ariaSnapshot()
  } while (told !== before || /geladen …|oading …/.test(told))
  return masked(`# ${address}\n${told}\n`)
}

/** What the desk has to do and has done. */
beforeAll(async () => {
  const friseur = await firstIn('Friseure')
  const apotheke = await firstIn('Apotheken')
  await submit({ name: 'Nähstube am Markt', email: 'naehen@example.org' })
  await requestChange({ name: friseur.name, changeText: 'Montags haben wir zu.' })
  for (const topics of [['phone'], ['phone', 'hours']])
    await call('addReport', { entry: apotheke.uuid, topics, email: 'ich@example.org' })
  const twin = await addEntry({ name: `${friseur.name} GmbH`, category: 'Friseure', phone: friseur.phone })
  const change = { entries: [apotheke.uuid], field: 'website', value: 'https://www.example.org' }
  await callAs('editor', 'changeEntries', change)
  await callAs('editor', 'verifyEntries', { entries: [twin] })
  const gone = await addEntry({ name: 'Bald wieder weg', category: 'Optiker' })
  await callAs('editor', `removeEntry?id=${gone}`)
  await call('notfound', { searchQuery: 'Scherenschleifer' })
})

/** Not that of the libraries, which differ from machine to machine. */
const visitorPages = async () => [
  ...(await publicPages()).filter((path) => path !== routes.licences.path),
  ...addresses.pages,
  ...addresses.searches.map((query) => `${routes.fastsearch.path}?q=${encodeURIComponent(query)}`),
]

const people = [
  ['visitor', 'de'],
  ['visitor', 'en'],
  ['editor', 'en'],
  ['admin', 'de'],
] as const

// Read once more if it differs: what arrives late is no change.
it.each(people)(
  'each page tells assistive technology the same as before: %s, %s',
  { retry: 1 },
  async (person, locale) => {
    const page = await visit({ locale: locale === 'de' ? 'de-DE' : 'en-GB' })
    await page.clock.install({ time: at })
    const underWay = new Set<Request>()
    page.on('request', (request) => underWay.add(request))
    page.on('requestfinished', (request) => underWay.delete(request))
    page.on('requestfailed', (request) => underWay.delete(request))
    if (person !== 'visitor') await loginAs(page, person)
    const pages = person === 'visitor' ? await visitorPages() : await staffPages()
    const told: string[] = []
    for (const path of pages) told.push(await toldAt(page, underWay, localePath(locale, path)))
    forgive(/status of 404/)
    await expect(told.join('\n')).toMatchFileSnapshot(`../snapshots/${person}.${locale}.snap`)
  },
)

it('each call answers the same as before', async () => {
  const friseur: Record<string, unknown> = { ...(await firstIn('Friseure')) }
  const searched = addresses.searches.flatMap((query) => [
    `searchFor?searchQuery=${query}`,
    `searchhelp?searchQuery=${query}`,
  ])
  const { visitor, editor, admin } = addresses.calls
  const calls = Object.entries({ visitor: [...visitor, ...searched], editor, admin })
  const answers: Record<string, unknown> = {}
  for (const [person, addresses] of calls)
    for (const one of addresses) {
      const path = one.replaceAll(/\{(\w+)\}/g, (_, field) => encodeURIComponent(String(friseur[field])))
      answers[`${person} ${one}`] =
        person === 'visitor' ? await call(path) : await callAs(person as Username, path)
    }
  await expect(masked(JSON.stringify(answers, null, 1))).toMatchFileSnapshot('../snapshots/answers.json')
})
