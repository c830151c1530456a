import { look } from '../accessible.ts'
import { boxOf } from '../boxes.ts'
import { addEntry, listed } from '../calls.ts'
import { absent, button, follow, isFocused, link, open, radio, said } from '../pages.ts'
import { visitAs } from '../staff.ts'
import { sendTable } from '../tables.ts'

const headings =
  'Kategorie;Name;Straße;PLZ;Ort;Telefon;Mobil;E-Mail;Website;Zusatzinfo;Leistungen;Barrierefrei'
const nothing = ';;;;;;;'

it('an imported list deletes no value by an empty cell until the user confirms it, after seeing the number', async () => {
  const own = 'Leerproben'
  for (const n of [1, 2, 3, 4])
    await addEntry({
      ...{ category: 'other', categoryNew: own, name: `Leerprobe ${n}`, phone: '09521 4714' },
      ...(n === 1 && { mobile: '0171 4714', services: 'Schneiden', additionalInfo: 'Am Markt' }),
      ...(n === 4 && { stepFree: true, wideDoor: true }),
    })
  const four = await listed(own)
  const cells = four.map(({ name, street, plz, city }) => [own, name, street, plz, city])
  const rows = cells.map((row) => row.join(';').concat(nothing))
  const page = await visitAs('editor')
  await open(page, '/edit/import')
  await sendTable(page, 'fremde-liste.csv', [headings, ...rows])
  await said(page, 'Noch ist nichts geschehen.')
  const clear = radio(page, 'Angabe löschen')
  expect(await radio(page, 'Lassen, was da steht').isChecked()).toBe(true)
  await absent(page.getByText('verloren'))
  await said(page, 'Es gibt nichts zu übernehmen')
  await link(page, /Unverändert \(4\)/).waitFor()

  await clear.click()
  // Known steps and doors are removed with the flag derived from them.
  const warning = page.getByText('Bei 4 Anbietern gehen 10 Angaben verloren')
  await warning.waitFor()
  const main = button(page, /4 Zeilen jetzt übernehmen/)
  expect((await boxOf(warning)).y).toBeLessThan((await boxOf(main)).y)
  expect(await isFocused(clear)).toBe(true)
  await look(page)
  await follow(page, /Ansehen, was verloren geht/)
  const shown = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: four[0]?.name }) })
  await said(shown, String(four[0]?.phone))
  for (const { name } of four) await page.getByRole('rowheader', { name, exact: true }).waitFor()

  await page.reload()
  await warning.waitFor()
  expect(await listed(own)).toEqual(four)
})
