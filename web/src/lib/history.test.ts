import { describe, expect, it, vi } from 'vitest'
import { createSiteHistory } from './history.ts'

/** As much of a browser as a history needs. */
function fakeBrowser(start: string) {
  const entries = [{ url: start, state: null as unknown }]
  let at = 0
  const listeners: (() => void)[] = []
  const urlOf = () => new URL(entries[at]?.url ?? '/', 'http://site')
  const history = {
    get state() {
      return entries[at]?.state ?? null
    },
    pushState: (state: unknown, _: string, url: string) => {
      entries.splice(at + 1, entries.length, { url, state })
      at += 1
    },
    replaceState: (state: unknown, _: string, url?: string) => {
      entries[at] = { url: url ?? entries[at]?.url ?? '/', state }
    },
    go: (delta: number) => {
      at += delta
      for (const listener of listeners) listener()
    },
  }
  const location = {
    get pathname() {
      return urlOf().pathname
    },
    get search() {
      return urlOf().search
    },
    get hash() {
      return urlOf().hash
    },
  }
  const addEventListener = (_: string, listener: () => void) => listeners.push(listener)
  return {
    browser: { history, location, addEventListener } as unknown as Window,
    entries,
    url: () => urlOf().pathname,
  }
}

describe('the history', () => {
  it('goes on, back and replaces, and tells about each step', () => {
    const { browser, url } = fakeBrowser('/')
    const history = createSiteHistory(browser)
    const steps: string[] = []
    history.listen(() => steps.push(`${history.now().action} ${history.now().location.pathname}`))
    history.navigator.push('/news')
    history.navigator.replace('/links?region=alle')
    expect(history.now().location).toMatchObject({ pathname: '/links', search: '?region=alle' })
    history.navigator.go(-1)
    expect(url()).toBe('/')
    expect(steps).toEqual(['PUSH /news', 'REPLACE /links', 'POP /'])
  })

  it('keeps one entry when the link of the present page is pressed', () => {
    const { browser, entries } = fakeBrowser('/news')
    const history = createSiteHistory(browser)
    history.navigator.push('/news')
    expect(entries).toHaveLength(1)
  })

  it('asks before leaving, by link and by the back button, and not for a filter', () => {
    const { browser, url } = fakeBrowser('/')
    const history = createSiteHistory(browser)
    history.navigator.push('/form')
    let answer = () => {}
    const guard = vi.fn((_target: unknown, proceed: () => void) => {
      answer = proceed
    })
    history.guard(guard)
    history.navigator.push('/form?step=2')
    expect(guard).not.toHaveBeenCalled()
    history.navigator.push('/news')
    expect(guard).toHaveBeenCalledOnce()
    expect(url()).toBe('/form')
    history.navigator.go(-2)
    expect(guard).toHaveBeenCalledTimes(2)
    expect(url()).toBe('/form')
    answer()
    expect(url()).toBe('/')
    expect(history.now().location.pathname).toBe('/')
  })

  it('goes on at once where the guard has nothing against it, also when the browser takes its time', async () => {
    const { browser, url } = fakeBrowser('/')
    const go = browser.history.go.bind(browser.history)
    browser.history.go = (delta) => void setTimeout(() => go(delta ?? 0), 1)
    const history = createSiteHistory(browser)
    history.navigator.push('/form')
    history.guard((_target, proceed) => proceed())
    history.navigator.go(-1)
    await vi.waitFor(() => expect(history.now().location.pathname).toBe('/'), { timeout: 60_000 })
    expect(url()).toBe('/')
  })

  it('stops asking when the guard is taken away', () => {
    const { browser, url } = fakeBrowser('/form')
    const history = createSiteHistory(browser)
    const release = history.guard(() => {})
    release()
    history.navigator.push('/news')
    expect(url()).toBe('/news')
  })
})
