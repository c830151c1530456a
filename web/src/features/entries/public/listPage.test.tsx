// @vitest-environment happy-dom
import { opened } from '#app/testDom.tsx'
import { testEntry, testPlace } from './testEntry.ts'

const near = { lat: 50.03, lon: 10.51 }
const salons = [1, 2, 3, 4, 5, 6].map((n) =>
  testEntry({
    name: `Salon ${n}`,
    email: `${n}@b.example`,
    phone: 'nur abends',
    mobile: '0171 234',
    ...near,
  }),
)
const [first] = salons
const list = '/categories/list/Friseure'
const at = (from: string) => `GET /api/place?from=${encodeURIComponent(from)}`
const known = {
  'GET /api/datafilteredcategory': salons,
  'GET /api/searchFor': salons,
  'GET /api/entry': { entries: [first], presentName: null, sameName: 2 },
  'POST /api/entriesByIds': { entries: [first], unknown: [] },
  [at('Ebern')]: testPlace('Ebern', { lat: 50.1, lon: 10.8 }),
  [at('Neuses')]: testPlace('Neuses (Bundorf)', { ...near, others: ['Neuses (Ebern)'] }),
  [at('Neuses (Ebern)')]: testPlace('Neuses (Ebern)', near),
  [at('Hasfurd')]: { place: null, guesses: ['Ebern'] },
}
const stored = () => JSON.parse(localStorage.getItem('currentPosition') ?? '{}').city

it.each([
  ['Neuses', 'gibt es mehrmals', 'Neuses (Ebern)'],
  ['Hasfurd', 'kennen wir nicht', 'Ebern'],
])('of the place %s the list says: %s, and takes the one that is pressed', async (typed, said, chosen) => {
  const page = await opened(list, known)
  await page.press('list.namePlaceFor')
  expect(document.activeElement?.id).toBe('from')
  await page.type('#from', typed)
  await page.key('Enter')
  expect([page.text().includes(said), stored()]).toEqual([true, undefined])
  await page.press(chosen)
  expect([page.address(), stored()]).toEqual([`${list}?${new URLSearchParams({ from: chosen })}`, chosen])
  const remove = (place: string) => page.press(`Filter entfernen: Ihr Ort: ${place}`)
  await page.go(`${list}?from=Neuses`)
  await remove('Neuses (Bundorf)')
  // Of a link that was shared: one's own place stays.
  expect([page.address(), stored(), document.activeElement?.tagName]).toEqual([list, chosen, 'SUMMARY'])
  await remove(chosen)
  expect(stored()).toBeUndefined()
})

it('a card opens, and is chosen for a mail, to five at most', async () => {
  const page = await opened(list, known)
  expect(page.links('article a[href^=tel]')).toHaveLength(6)
  expect(page.links('header nav a[aria-current=true]')).toEqual(['/categories'])
  for (const { name } of salons) {
    await page.press(`Mehr über ${name}`)
    await page.choose(`Für gemeinsame E-Mail: ${name}`)
  }
  expect(page.labels('article button')).toContain('Weniger über Salon 1')
  expect(page.text()).toContain('„Salon 1“ ist nicht mehr ausgewählt.')
  await page.press('Entfernen: Salon 2')
  expect(page.text()).toContain('Für gemeinsame E-Mail: 4 von 5')
  const addresses = '3@b.example, 4@b.example, 5@b.example, 6@b.example'
  expect(page.links('a[href^=mailto]')).toContain(`mailto:?bcc=${addresses.replaceAll(', ', ',')}`)
  vi.stubGlobal('navigator', {})
  await page.press('selection.copy')
  const field = document.querySelector('textarea')
  expect([field?.value, field?.selectionEnd]).toEqual([addresses, addresses.length])
  const writeText = vi.fn()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await page.press('selection.copy')
  expect(page.text()).toContain('4 Adressen sind kopiert.')
  expect(writeText.mock.calls).toEqual([[addresses]])
})

it.each([
  [`${list}?from=Ebern`, 'Zurück zur Liste'],
  ['/fastsearch?q=salon&from=Ebern', 'Zurück zur Suche'],
])('a provider opened from %s leads back, is as far away, shared, and seen recently', async (from, back) => {
  const page = await opened(from, known)
  await page.press('Salon 1')
  expect([page.links('main a').includes(from), page.text().includes(back)]).toEqual([true, true])
  expect(page.text()).toMatch(/\d+ km Luftlinie.*ab Ebern/)
  expect(page.links('main [class*=_main_]')).toEqual(['tel:+49171234'])
  await page.press('Weitergeben: Salon 1')
  const body = `Salon 1\r\nnur abends\r\n${location.origin}${list}/Salon%201?id=${first?.uuid}`
  expect(page.links('dialog a').map((href) => decodeURIComponent(String(href)))).toEqual([
    `mailto:?subject=Salon 1&body=${body}`,
    `sms:?&body=${body}`,
  ])
  await page.press('share.close')
  const recent = async () => {
    await page.go('/mylist')
    return page.names('[aria-labelledby=recent] h2 a')
  }
  expect(await recent()).toEqual(['Salon 1'])
  await page.press('mylist.recentForget')
  await page.go(`${list}/Salon%201`)
  expect([await recent(), page.has('mylist.recentAgain')]).toEqual([[], true])
})

it.each([
  ['We 08:00-12:00', '07:00', 'Öffnet Mittwoch um 8 Uhr', false],
  ['Mo 08:00-12:00', '13:00', 'Öffnet Montag, 7. Dezember 2026 um 8 Uhr', false],
  ['Mo 20:00-26:00', '21:00', 'Jetzt geöffnet, bis morgen 2 Uhr', true],
  ['Mo 20:00-24:00', '21:00', 'Jetzt geöffnet, bis 24 Uhr', true],
])('hours of %s are worded on Monday at %s: %s', async (hours, time, said, isOpen) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-11-30T${time}+01:00`) })
  onTestFinished(() => void vi.useRealTimers())
  const page = await opened(list, { 'GET /api/datafilteredcategory': [testEntry({ hours })] })
  expect(page.names('[data-is-live]')).toEqual([said])
  expect(page.names('[data-open][data-is-live]')).toHaveLength(Number(isOpen))
})
