// @vitest-environment happy-dom
import { logInAs, opened } from '#app/testDom.tsx'
import { testEntry } from '../public/testEntry.ts'

it('a provider is deleted only once it is shown what is mailed about it', async () => {
  const known = { entry: testEntry(), checkedBy: null, positionSource: null, websiteState: null }
  const page = await opened('/edit/edit_entry/a', { ...logInAs('Editor'), 'GET /api/entrybyid': known })
  await page.press('edit.delete')
  await page.press('edit.delete')
  expect(page.asked.filter((call) => call.includes('removeEntry'))).toEqual([])
})
