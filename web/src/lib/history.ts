import {
  NavigationType as Action,
  createPath,
  type Location,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom'

/**
 * The browser's history for React Router. Its data router could do this too, but costs every visitor 21 kB of script
 * (docs/decisions/080-routers-and-script-size.md).
 */
export interface SiteHistory {
  navigator: Navigator
  now: () => HistoryMoment
  listen: (listener: () => void) => () => void
  /** Registers a guard, which is asked before every change of page; returns a function that removes it. */
  guard: (guard: LeaveGuard) => () => void
}

/** The current location and the navigation that led to it. */
interface HistoryMoment {
  location: Location
  action: Action
  /** True if the navigation asked to keep the scroll position. */
  keepScroll: boolean
}

/** Called instead of navigating to `target`; navigates by calling `proceed`, now or later. */
type LeaveGuard = (target: { pathname: string; search: string }, proceed: () => void) => void

interface HistoryEntry {
  usr: unknown
  key: string
  idx: number
}

/** Fetches what the page at an address cannot be shown without; null if all of it is loaded. */
type Prepare = (pathname: string, search: string) => Promise<unknown> | null

type BrowserWindow = Pick<Window, 'history' | 'location' | 'addEventListener'>

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are counted one by one
export function createSiteHistory(browser: BrowserWindow, prepare: Prepare = () => null): SiteHistory {
  const { history } = browser
  const listeners = new Set<() => void>()
  const guards = new Set<LeaveGuard>()
  const browserEntry = () => history.state as Partial<HistoryEntry> | null
  const newKey = () => Math.random().toString(36).slice(2, 10)

  if (browserEntry()?.idx === undefined) {
    history.replaceState({ usr: null, ...browserEntry(), key: newKey(), idx: 0 } satisfies HistoryEntry, '')
  }
  let index = browserEntry()?.idx ?? 0
  let moment = readMoment(Action.Pop, true)
  /** Number of requested navigations: a later one cancels an earlier one that is still waiting. */
  let latestRequest = 0
  /** Runs when our own `history.go(-n)` has arrived; listeners are not notified of that navigation. */
  let onReturn: (() => void) | null = null

  function readMoment(action: Action, keepScroll: boolean): HistoryMoment {
    const { pathname, search, hash } = browser.location
    const { usr = null, key = 'default' } = browserEntry() ?? {}
    return { location: { pathname, search, hash, state: usr, key } as Location, action, keepScroll }
  }

  function update(action: Action, keepScroll: boolean): void {
    index = browserEntry()?.idx ?? 0
    moment = readMoment(action, keepScroll)
    for (const listener of listeners) listener()
  }

  function askGuard(target: { pathname: string; search: string }, step: () => void): void {
    const guard = [...guards].at(-1)
    if (guard) guard(target, step)
    else step()
  }

  /** Navigates as soon as the page can be shown; until then the present page stays. */
  function whenReady(pathname: string, search: string, step: () => void, giveUp: () => void): void {
    latestRequest += 1
    const ownRequest = latestRequest
    const ifLatest = (then: () => void) => () => {
      if (ownRequest === latestRequest) then()
    }
    const preparation = prepare(pathname, search)
    if (preparation) preparation.then(ifLatest(step), ifLatest(giveUp))
    else step()
  }

  function navigateTo(to: To, usr: unknown, action: Action.Push | Action.Replace, keepScroll: boolean): void {
    const { pathname, search, hash } = moment.location
    const target = { pathname, search: '', hash: '', ...(typeof to === 'string' ? parsePath(to) : to) }
    const url = createPath(target)
    const step = () => {
      // Pressing the link of the current page must not fill the history.
      const isSameAddress = action === Action.Push && url === createPath({ pathname, search, hash })
      const entryAction = isSameAddress ? Action.Replace : action
      if (entryAction === Action.Push)
        history.pushState(
          { usr, key: newKey(), idx: (browserEntry()?.idx ?? index) + 1 } satisfies HistoryEntry,
          '',
          url,
        )
      else history.replaceState({ usr, key: newKey(), idx: index } satisfies HistoryEntry, '', url)
      update(isSameAddress ? Action.Push : action, keepScroll)
    }
    // A filter or an anchor on the same page does not leave the form, so no guard is asked.
    if (target.pathname === pathname) step()
    else askGuard(target, () => whenReady(target.pathname, target.search, step, () => {}))
  }

  browser.addEventListener('popstate', () => {
    if (onReturn) {
      const then = onReturn
      onReturn = null
      then()
      return
    }
    const { pathname, search } = browser.location
    if (browserEntry()?.idx === undefined) {
      // A plain anchor link makes a history entry without our state.
      history.replaceState({ usr: null, key: newKey(), idx: index + 1 } satisfies HistoryEntry, '')
      update(Action.Pop, true)
      return
    }
    const delta = (browserEntry()?.idx ?? 0) - index
    if (guards.size === 0 || delta === 0 || pathname === moment.location.pathname) {
      // The address has already changed: a reload shows the browser's own error if the page cannot be loaded.
      whenReady(
        pathname,
        search,
        () => update(Action.Pop, false),
        () => browser.location.reload(),
      )
      return
    }
    // The browser has already navigated: go back, ask, and navigate again if the answer is yes.
    onReturn = () =>
      askGuard({ pathname, search }, () => {
        guards.clear()
        history.go(delta)
      })
    history.go(-delta)
  })

  return {
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => history.go(delta),
      push: (to, state, options) => navigateTo(to, state, Action.Push, options?.preventScrollReset === true),
      replace: (to, state, options) =>
        navigateTo(to, state, Action.Replace, options?.preventScrollReset === true),
    },
    now: () => moment,
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    guard: (guard) => {
      guards.add(guard)
      return () => void guards.delete(guard)
    },
  }
}
