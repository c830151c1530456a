import { copyText } from './copyText.ts'

it.each([
  ['where the browser allows it', { writeText: async () => {} }, true],
  ['not where it forbids it', { writeText: () => Promise.reject(new Error('denied')) }, false],
  ['not on a site without https', undefined, false],
])('copies %s', async (_, clipboard, isCopied) => {
  vi.stubGlobal('navigator', { clipboard })
  expect(await copyText('Text')).toBe(isCopied)
})
