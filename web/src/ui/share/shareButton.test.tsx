// @vitest-environment happy-dom
import { opened } from '#app/testDom.tsx'
import { testEntry } from '#features/entries/public/testEntry.ts'

const shared = async (address: string, title: string) => {
  const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  const page = await opened(address, { 'GET /api/datafilteredcategory': [testEntry({ barrierfree: true })] })
  await page.press(page.labels('main button').find((one) => one.startsWith('Weitergeben')) ?? '')
  expect(page.names('dialog[open]')).toEqual([])
  page.close()
  expect(share.mock.calls).toEqual([[{ title, url: expect.any(String) }]])
  return share.mock.calls[0]?.[0].url.replace(location.origin, '')
}

it("the browser's own menu gets a list with its filters, without the place, and news with its anchor", async () => {
  const list = '/categories/list/Friseure'
  expect(await shared(`${list}?utm_source=x&barrierfree=true&from=97461`, 'Friseure')).toBe(
    `${list}?barrierfree=true`,
  )
  expect(await shared('/news', 'Kaffee & Kuchen')).toBe('/news#news-1')
})
