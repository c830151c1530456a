import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { leaveAlert } from '#lib/alerts.ts'
import { queryCacheOf } from '#lib/api.ts'
import { followPages, navigation } from '#lib/navigation.ts'
import type { DocumentState } from '#lib/serverState.ts'
import { beginSession, endSession } from '#lib/session.ts'
import { answers as publicAnswers } from '#lib/testAnswers.ts'
import { tokenOf } from '#lib/testStorage.ts'
import { allTexts } from '#shared/catalogues'
import { Providers } from './providers.tsx'
import { routes } from './routes.tsx'

/** By call (`POST /api/x`), or by a call with its query. */
type Answers = Record<string, unknown>

/** What a call is refused with. */
export class Refused {
  constructor(
    readonly status: number,
    readonly answer: { code: string; message?: string; field?: string; current?: unknown },
  ) {}
}

const texts: Record<string, string> = allTexts.de
const said = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
const nameOf = (element: Element) => element.getAttribute('aria-label') ?? said(element)

type Router = ReturnType<typeof createMemoryRouter>

/** Runs what is under way to its end: React's work, answers, and code that is loaded. */
const settledIn = (router: Router) => async (step: () => unknown) => {
  await act(async () => void (await step()))
  let before = ''
  for (let still = 0; still < 3; still += 1) {
    await act(async () => {
      await vi.dynamicImportSettled()
      await new Promise((resolve) => setTimeout(resolve))
    })
    const { initialized, navigation } = router.state
    if (document.body.innerHTML !== before || !initialized || navigation.state !== 'idle') still = 0
    before = document.body.innerHTML
  }
}

/** What every document carries, unless a test answers it otherwise. */
const carriedBy = (answers: Answers) =>
  Object.fromEntries(
    Object.entries(publicAnswers)
      .map(([url, usual]) => [url, answers[`GET ${url}`] ?? answers[`GET ${url.split('?')[0]}`] ?? usual])
      .filter(([, answer]) => !(answer instanceof Refused)),
  )

/** Sends by `fetch` what the site sends with its progress. */
class Upload {
  upload = {}
  status = 0
  responseText = ''
  onload = () => {}
  #method = ''
  #url = ''
  open(method: string, url: string) {
    this.#method = method
    this.#url = url
  }
  setRequestHeader = () => {}
  getResponseHeader = () => null
  async send(body: string) {
    const answer = await fetch(this.#url, { method: this.#method, body })
    this.status = answer.status
    this.responseText = await answer.text()
    this.onload()
  }
}

/**
 * Opens the page at an address in a document, as after its download, for tests of what people do there. Texts are named
 * by their keys, or as they are shown.
 */
export async function opened(address: string, answers: Answers = {}, visit: Partial<DocumentState> = {}) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const sent: [key: string, body: unknown][] = []
  const asked: string[] = []
  const known: Answers = { ...answers }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const key = `${method} ${url.split('?')[0]}`
    asked.push(`${method} ${url}`)
    if (method !== 'GET') sent.push([key, typeof body === 'string' ? JSON.parse(body) : body])
    const answer = known[`${method} ${url}`] ?? known[key] ?? publicAnswers[url as keyof typeof publicAnswers]
    if (answer instanceof Refused) return Response.json(answer.answer, { status: answer.status })
    if (answer === undefined) return Response.json({ code: 'not_found' }, { status: 404 })
    return Response.json(answer)
  })
  vi.stubGlobal('XMLHttpRequest', Upload)
  const { click } = HTMLElement.prototype
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.isConnected) click.call(this)
    else sent.push(['download', this.download])
  })
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  navigation.pageChanges = 0
  followPages(router, leaveAlert)
  navigation.toLogin = () => void router.navigate('/login')
  const settled = settledIn(router)
  const root = document.body.appendChild(document.createElement('div'))
  const reactRoot = createRoot(root)
  const state = { year: 2026, ...visit, catalogues: allTexts, prefetch: () => {} }
  await settled(() =>
    reactRoot.render(
      <Providers queryCache={queryCacheOf({ data: carriedBy(answers), errors: {} })} state={state}>
        <RouterProvider router={router} />
      </Providers>,
    ),
  )
  const close = () => {
    act(() => reactRoot.unmount())
    document.body.replaceChildren()
  }
  onTestFinished(() => {
    close()
    vi.restoreAllMocks()
    localStorage.clear()
    sessionStorage.clear()
  })
  const words = (name: string) => texts[name] ?? name
  const all = (selector: string) => [
    ...document.querySelectorAll<HTMLLabelElement & HTMLInputElement>(selector),
  ]
  const only = (selectors: readonly string[], name: string) => {
    const candidates = selectors.flatMap(all)
    const found = candidates.filter((one) => nameOf(one) === words(name))
    if (!found[0]) throw new Error(`no »${words(name)}« among: ${candidates.map(nameOf).join(' | ')}`)
    // What is asked in a dialog comes before what is below it.
    return found.find((one) => one.closest('dialog[open]')) ?? found[0]
  }
  /** By its label, or by a selector. */
  const field = (label: string) => {
    const labelled = all('label').filter((one) => said(one).startsWith(words(label)))
    const controls = labelled.map((one) => document.getElementById(one.htmlFor) ?? one.querySelector('input'))
    const control = /^[#[]/.test(label) ? document.querySelector(label) : controls[0]
    if (!control) throw new Error(`no field »${words(label)}« among: ${all('label').map(said).join(' | ')}`)
    return control as HTMLInputElement
  }
  const press = (name: string) =>
    settled(() => (/^[#[]/.test(name) ? field(name) : only(['button', 'a, summary'], name)).click())
  const invalid = () => all('[aria-invalid=true]').map(({ name }) => name)
  const type = (label: string, value: string) =>
    settled(() => {
      const control = field(label)
      const prototype = Object.getPrototypeOf(control)
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
      control.dispatchEvent(new Event(control.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
    })
  return {
    /** As a reload does, before another page is opened in the same test. */
    close,
    /** Only calls that change something. */
    sent,
    asked,
    answers: known,
    field,
    text: () => said(document.body),
    has: (name: string) => said(document.body).includes(words(name)),
    labels: (selector: string) => all(selector).map(nameOf),
    values: (selector: string) => all(selector).map(({ value }) => value),
    links: (selector: string) => all(selector).map((one) => one.getAttribute('href')),
    names: (selector: string) => all(selector).map(said),
    invalid,
    address: () => router.createHref(router.state.location),
    focus: (selector: string) => document.querySelector<HTMLElement>(selector)?.focus(),
    press,
    /** Nothing is sent, and these fields are named. */
    refuses: async (button: string, ...fields: string[]) => {
      await press(button)
      expect([sent, invalid()]).toEqual([[], fields])
    },
    choose: (label: string) => settled(() => field(label).click()),
    attach: (label: string, name: string) =>
      settled(() => {
        const type = /svg$/.test(name) ? 'image/svg+xml' : 'text/plain'
        Object.defineProperty(field(label), 'files', { value: [new File(['abc'], name, { type })] })
        field(label).dispatchEvent(new Event('change', { bubbles: true }))
      }),
    /** What happens in another part of the page, or in another tab. */
    does: (step: () => unknown) => settled(step),
    /** What comes after a pause, as of typing. */
    until: async (seen: () => unknown) => {
      for (let n = 0; !seen() && n < 99; n++) await settled(() => new Promise((go) => setTimeout(go, 50)))
      expect(seen()).toBeTruthy()
    },
    go: (to: string) => settled(() => router.navigate(to)),
    key: (key: string) => {
      const dialog = key === 'Escape' && document.querySelector('dialog[open]')
      if (dialog) return settled(() => dialog.dispatchEvent(new Event('cancel', { cancelable: true })))
      const target = document.activeElement ?? document.body
      return settled(() => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
    },
    type,
    /** By the ends of their labels or ids. */
    fill: async (values: object, begin = '') => {
      for (const [name, value] of Object.entries(values)) await type(`${begin}${name}`, value)
    },
  }
}
export type OpenedPage = Awaited<ReturnType<typeof opened>>

let session = 0

/** As whom the next page is opened, in a session of its own; `null` logs out. */
export function logInAs(role: 'Editor' | 'Admin' | null) {
  session += 1
  if (role) beginSession(tokenOf({ exp: 9e9, id: role, session }))
  else endSession(true)
  return { 'GET /api/getRole': { role, username: role, displayName: role } }
}
