// @vitest-environment happy-dom
import { opened } from '#app/testDom.tsx'
import { allTexts } from '#shared/catalogues'

const form = () => opened('/addrequest', { 'GET /api/allcategories': [] })

it('each line of hours is put together in the form, and removed from it', async () => {
  const page = await form()
  await page.type('opening_editor.from', '08:00')
  expect(page.names('button')).toContain('Zeile übernehmen')
  await page.press('opening_editor.add')
  expect([page.has('opening_editor.missing'), document.activeElement?.id]).toEqual([true, 'entry-opening-to'])
  await page.type('opening_editor.to', '07:00')
  expect(page.has('opening_editor.overnight')).toBe(true)
  await page.press('opening_editor.empty')
  expect([page.field('#entry-opening-from').value, page.has('opening_editor.overnight')]).toEqual(['', false])
  await page.type('opening_editor.from', '08:00')
  await page.type('opening_editor.to', '12:00')
  await page.press('Übernehmen: Mo-Fr 08:00-12:00')
  for (const day of ['Sa', 'So', 'Mo', 'Di']) {
    await page.type('opening_editor.kind', 'closed')
    await page.press(`Übernehmen: ${day} geschlossen`)
  }
  expect([page.has('opening_editor.full'), page.field('[name=open5]').value]).toEqual([
    true,
    'Di geschlossen',
  ])
  await page.press('Zeile 1 entfernen')
  expect(page.field('[name=open1]').value).toBe('Sa geschlossen')
  expect([page.has('opening_editor.removed'), page.has('opening_editor.full')]).toEqual([true, false])
})

it.each([
  ['Mo-Fr 8-12', '', 'Wir verstehen: Montag bis Freitag, 8 bis 12 Uhr'],
  ['Mo 8-12', 'je nach Wetter', 'Wir verstehen: Montag, 8 bis 12 Uhr Außerdem: je nach Wetter'],
  ['je nach Wetter', '??', 'Zeile 1 verstehen wir nicht ganz.'],
  ['Mo 8-12', 'Mo geschlossen', allTexts.de['opening_editor.contradiction']],
])('what is understood of »%s« and »%s« is said below', async (first, second, said) => {
  const page = await form()
  await page.press('opening_editor.type')
  await page.type('[name=open1]', first)
  await page.press('opening_editor.type')
  await page.type('[name=open2]', second)
  expect(page.text()).toContain(said)
})
