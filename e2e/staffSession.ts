import type { Locator, Page } from 'playwright-core'
import { type Locale, localePath } from '#shared/locales'
import { look } from './accessible.ts'
import { drawn } from './browser.ts'
import { call as callWith } from './calls.ts'
import { complain } from './complaints.ts'
import { logProof } from './logProof.ts'
import { open as openAt, said } from './pages.ts'
import { visitAs } from './staff.ts'
import { literally, textsIn } from './texts.ts'

export interface StaffSetup {
  role: 'admin' | 'editor'
  locale: Locale
  /** True for use without a mouse: controls are focused by Tab and pressed by Enter or Space. */
  byKeyboard?: boolean
}

export const staffSetups: readonly StaffSetup[] = [
  { role: 'admin', locale: 'de' },
  { role: 'editor', locale: 'en' },
  { role: 'admin', locale: 'en', byKeyboard: true },
]

export async function openAsStaff({ role, locale, byKeyboard = false }: StaffSetup) {
  const page = await visitAs(role)
  let isFresh = true
  const token = await page.evaluate(() => localStorage.getItem('access_token'))

  const t = textsIn(locale)
  const open = async (path: string) => {
    await openAt(page, localePath(locale, path))
    isFresh = true
  }
  /** In keyboard mode by keys only. */
  const reach = async (target: Locator) => {
    if (!byKeyboard) return target.focus()
    await target.waitFor()
    // A closing dialog gives the focus back one frame later.
    await drawn(page)
    if (!isFresh && (await page.evaluate(() => document.activeElement === document.body)))
      complain([`The focus is lost before ${target}`])
    isFresh = false
    await tabTo(page, target)
  }
  const press = async (target: Locator) => {
    if (!byKeyboard) return target.click()
    await reach(target)
    // A click waits for this by itself.
    await expect.poll(() => target.isEnabled()).toBe(true)
    const type = await target.evaluate((node) => node.getAttribute('type'))
    // An arrow key has already selected it.
    if (type !== 'radio' || !(await target.isChecked()))
      await page.keyboard.press(type === 'checkbox' || type === 'radio' ? 'Space' : 'Enter')
  }
  const type = async (target: Locator, text: string) => {
    if (!byKeyboard) return target.fill(text)
    await reach(target)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.insertText(text)
  }
  const choose = async (target: Locator, label: string) => {
    if (byKeyboard) await reach(target)
    await target.selectOption({ label })
  }
  const button = (name: string | RegExp, where: Page | Locator = page) =>
    where.getByRole('button', { name, exact: true }).first()
  const call = (path: string, body?: object) => callWith(path, body, String(token))
  return {
    ...{ page, t, open, reach, press, type, choose, button, call },
    dialog: page.getByRole('dialog'),
    row: (name: string) => page.getByRole('row', { name: literally(name) }),
    said: (text: string | RegExp) => said(page, text),
    look: () => look(page),
  }
}

/** Maximum number of tab stops; no page has as many. */
const maxStops = 700

/** Presses Tab in the shorter direction; within radio buttons uses the arrow keys, as browsers do. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const relation = () =>
    target.evaluate((node) => {
      const focused = document.activeElement
      if (focused === node) return 'here'
      const isRadio = (one: Element | null) => one instanceof HTMLInputElement && one.type === 'radio'
      if (isRadio(node) && isRadio(focused) && focused?.getAttribute('name') === node.getAttribute('name'))
        return 'beside'
      return focused &&
        focused !== document.body &&
        node.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING
        ? 'before'
        : 'after'
    })
  const direction = (await relation()) === 'before' ? 'Shift+Tab' : 'Tab'
  for (let stops = 0; stops < maxStops; stops++) {
    const current = await relation()
    if (current === 'here') return logProof({ key: 'Tab' })
    await page.keyboard.press(current === 'beside' ? 'ArrowDown' : direction)
  }
  throw new Error(`No key leads to ${target}`)
}
