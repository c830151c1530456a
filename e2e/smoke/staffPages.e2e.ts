import { entryFieldNames } from '#shared/fields/entryFields'
import { injectAxe, look } from '../accessible.ts'
import { complain } from '../complaints.ts'
import { cutWords } from '../cutWords.ts'
import { staffPages } from '../pageLists.ts'
import { openLoaded } from '../pages.ts'
import { reach } from '../reach.ts'
import { onlyReads } from '../setup.ts'
import { visitAs } from '../staff.ts'

onlyReads()

it('every staff page is accessible, and each control can be pressed', async () => {
  const page = await visitAs('admin')
  await injectAxe(page)
  const columns = JSON.stringify(Object.fromEntries(entryFieldNames.map((name) => [name, true])))
  await page.addInitScript((columns) => localStorage.setItem('columns entries', columns), columns)
  for (const address of await staffPages()) {
    await openLoaded(page, address)
    await look(page, ['light'])
    await reach(page)
    await page.setViewportSize({ width: 320, height: 800 })
    complain(await cutWords(page))
    await page.setViewportSize({ width: 1280, height: 800 })
  }
})
