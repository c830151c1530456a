import type { BrowserContextOptions, Page } from 'playwright-core'
import { tokenStorageKey } from '#shared/account'
import { visit } from './browser.ts'
import { open } from './pages.ts'
import { server } from './setup.ts'

export type Username = 'admin' | 'editor'

/** Without the form, for journeys that continue at an address. */
export async function loginAs(page: Page, username: Username): Promise<void> {
  const data = { username, password: `${username}-demo` }
  const loginResponse = await page.request.post(`${server.url}/api/login`, { data })
  const { access_token: token } = (await loginResponse.json()) as { access_token: string }
  await page.goto(`${server.url}/api/today`)
  await page.evaluate(([key, token]) => localStorage.setItem(key, token), [tokenStorageKey, token] as const)
}

export async function visitAs(username: Username, options?: BrowserContextOptions) {
  const page = await visit(options)
  await loginAs(page, username)
  return page
}

const staffAt = (username: Username) => async (path: string, options?: BrowserContextOptions) => {
  const page = await visitAs(username, options)
  await open(page, path)
  return page
}
export const adminAt = staffAt('admin')
export const editorAt = staffAt('editor')
