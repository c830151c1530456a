import { look } from '../accessible.ts'
import { callAs } from '../calls.ts'
import { press, said } from '../pages.ts'
import { server } from '../setup.ts'
import { adminAt } from '../staff.ts'

const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
const picture = { name: 'Adventsmarkt.gif', mimeType: 'image/gif', buffer: gif }

it('files in use can be replaced; broken ones are refused', async () => {
  await callAs('admin', 'saveFile', { name: picture.name, content: gif.toString('base64') })
  const news = { title: 'Markt im Advent', text: 'Kaffee', occurDate: '2026-12-01', picture: picture.name }
  await callAs('admin', 'addnewsentry', news)
  const page = await adminAt('/edit/files')
  const dialog = page.getByRole('dialog')
  const row = page.getByRole('row', { name: /Adventsmarkt\.gif/ })
  await press(row, /^Ersetzen/)
  await look(page)
  const content = async () =>
    Buffer.from(await (await fetch(`${server.url}/api/file/${picture.name}`)).arrayBuffer())
  const other = Buffer.concat([gif, Buffer.from('more')])
  await dialog.getByLabel('Datei von diesem Computer').setInputFiles({ ...picture, buffer: other })
  await press(dialog, /Ersetzen/)
  await said(page, '„Adventsmarkt.gif“ wurde ersetzt.')
  expect(await content()).toEqual(other)
  await press(page, /Rückgängig/)
  await said(page, '„Adventsmarkt.gif“ ist wieder, wie es vorher war.')
  expect(await content()).toEqual(gif)

  const broken = { name: 'kaputt.jpeg', mimeType: 'image/jpeg', buffer: Buffer.from('half') }
  await page.getByLabel('Datei von diesem Computer').setInputFiles(broken)
  await press(page, 'Hinzufügen')
  await said(page.locator('form'), 'Dieses Bild ist beschädigt')
})
