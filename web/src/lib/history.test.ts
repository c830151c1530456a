import { describe, expect, it, vi } from 'vitest'
import { createSiteHistory } from './history.ts'

/** Imitates the parts of `window` that a history uses. */
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

  describe('where a page cannot be shown yet', () => {
    /** Makes a history whose `prepare` makes English pages wait, once. */
    function waiting() {
      const { browser, url, entries } = fakeBrowser('/news')
      const answers: { arrive: () => void; fail: () => void }[] = []
      const reload = vi.fn()
      Object.assign(browser.location, { reload })
      let isThere = false
      const history = createSiteHistory(browser, (pathname) => {
        if (isThere || !pathname.startsWith('/en')) return null
        return new Promise<void>((resolve, reject) => {
          const arrive = () => {
            isThere = true
            resolve()
          }
          answers.push({ arrive, fail: () => reject(new Error('offline')) })
        })
      })
      const shown = () => history.now().location.pathname
      return { history, url, entries, answers, reload, shown }
    }

    it('stays until it can, and then goes', async () => {
      const { history, url, answers, shown } = waiting()
      history.navigator.push('/en/news')
      expect([url(), shown()]).toEqual(['/news', '/news'])
      answers[0]?.arrive()
      await vi.waitFor(() => expect([url(), shown()]).toEqual(['/en/news', '/en/news']))
      history.navigator.push('/en/links')
      expect(shown()).toBe('/en/links')
    })

    it('stays where it is when that fails, and asks again the next time', async () => {
      const { history, url, answers, reload, shown } = waiting()
      history.navigator.push('/en/news')
      answers[0]?.fail()
      await Promise.resolve()
      expect([url(), shown()]).toEqual(['/news', '/news'])
      history.navigator.push('/en/news')
      answers[1]?.arrive()
      await vi.waitFor(() => expect(shown()).toBe('/en/news'))
      expect(reload).not.toHaveBeenCalled()
    })

    it('forgets it when another page is asked for meanwhile', async () => {
      const { history, url, answers, shown } = waiting()
      history.navigator.push('/en/news')
      history.navigator.push('/links')
      answers[0]?.arrive()
      await Promise.resolve()
      expect([url(), shown()]).toEqual(['/links', '/links'])
    })

    it('going back waits as well, and leaves to the browser what cannot be had', async () => {
      const { history, answers, entries, reload, shown } = waiting()
      // As after a reload: the entry is ours, but its texts are not loaded.
      const state = { usr: null, key: 'k', idx: 1 }
      entries.push({ url: '/en/news', state })
      history.navigator.go(1)
      expect(shown()).toBe('/news')
      answers[0]?.fail()
      await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
      history.navigator.go(-1)
      history.navigator.go(1)
      answers[1]?.arrive()
      await vi.waitFor(() => expect(shown()).toBe('/en/news'))
    })
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
