import { inaccessible, injectAxe } from '../accessible.ts'
import { cutWords } from '../cutWords.ts'
import { staffPages } from '../pageLists.ts'
import { openLoaded } from '../pages.ts'
import { onlyReads } from '../setup.ts'
import { visitAs } from '../staff.ts'

onlyReads()

it('every page of the staff is accessible', async () => {
  const { page, complaints } = await visitAs('admin')
  await injectAxe(page)
  const wrong: string[] = []
  for (const address of await staffPages()) {
    await openLoaded(page, address)
    wrong.push(...(await inaccessible(page, ['light'])))
    await page.setViewportSize({ width: 320, height: 800 })
    wrong.push(...(await cutWords(page)))
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  expect([...wrong, ...complaints]).toEqual([])
})
