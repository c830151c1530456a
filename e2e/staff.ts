import { storedToken } from '@directory/shared/storedSession'
import type { Page } from 'playwright-core'
import { hydrated } from './browser.ts'

/** The hub, for one of the demo accounts that is logged in; the form has journeys of its own. */
export async function loginAs(page: Page, url: string, username: 'admin' | 'editor'): Promise<void> {
  const entered = await page.request.post(`${url}/api/login`, {
    data: { username, password: `${username}-demo` },
  })
  const { access_token: token } = (await entered.json()) as { access_token: string }
  await page.goto(`${url}/api/today`)
  await page.evaluate(([key, token]) => localStorage.setItem(key, token), [storedToken, token] as const)
  await page.goto(`${url}/edit`)
  await hydrated(page)
}
