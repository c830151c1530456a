import {
  NavigationType as Action,
  createPath,
  type Location,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom'

/**
 * The browser's history for react-router. Its own data router could do this as well, but would cost every
 * visitor 18 kB of script that this site has no use for.
 */
export interface SiteHistory {
  navigator: Navigator
  now: () => Moment
  listen: (listener: () => void) => () => void
  /** Asks before every step away, until the returned function is called; see `Guard`. */
  guard: (guard: Guard) => () => void
}

/** Where one is, and how one came there. */
interface Moment {
  location: Location
  action: Action
  /** The step itself said that the page should stay where it was scrolled to. */
  keepScroll: boolean
}

/** Called instead of a step to `target`; takes the step by calling `proceed`, now or later. */
type Guard = (target: { pathname: string; search: string }, proceed: () => void) => void

interface HistoryEntry {
  usr: unknown
  key: string
  idx: number
}

/** Fetches what the page at a path cannot be shown without; null where all of it is here. */
type Prepare = (pathname: string) => Promise<unknown> | null

type Browser = Pick<Window, 'history' | 'location' | 'addEventListener'>

export function createSiteHistory(browser: Browser, prepare: Prepare = () => null): SiteHistory {
  const { history } = browser
  const listeners = new Set<() => void>()
  const guards = new Set<Guard>()
  const entry = () => history.state as Partial<HistoryEntry> | null
  const newKey = () => Math.random().toString(36).slice(2, 10)

  if (entry()?.idx === undefined) {
    history.replaceState({ usr: null, ...entry(), key: newKey(), idx: 0 } satisfies HistoryEntry, '')
  }
  let index = entry()?.idx ?? 0
  let moment = read(Action.Pop, true)
  /** Counts the steps that were asked for: while one waits, another may be. */
  let asked = 0
  /** What to do once a step back of ours has arrived, which nobody else should hear of. */
  let onReturn: (() => void) | null = null

  function read(action: Action, keepScroll: boolean): Moment {
    const { pathname, search, hash } = browser.location
    const { usr = null, key = 'default' } = entry() ?? {}
    return { location: { pathname, search, hash, state: usr, key } as Location, action, keepScroll }
  }

  function arrive(action: Action, keepScroll: boolean): void {
    index = entry()?.idx ?? 0
    moment = read(action, keepScroll)
    for (const listener of listeners) listener()
  }

  function guarded(target: { pathname: string; search: string }, step: () => void): void {
    const guard = [...guards].at(-1)
    if (guard) guard(target, step)
    else step()
  }

  /** Takes a step as soon as its page can be shown; until then everything stays as it is. */
  function whenReady(pathname: string, step: () => void, giveUp: () => void): void {
    asked += 1
    const mine = asked
    const ifStillWanted = (then: () => void) => () => {
      if (mine === asked) then()
    }
    const waiting = prepare(pathname)
    if (waiting) waiting.then(ifStillWanted(step), ifStillWanted(giveUp))
    else step()
  }

  function go(to: To, usr: unknown, action: Action.Push | Action.Replace, keepScroll: boolean): void {
    const { pathname, search, hash } = moment.location
    const target = { pathname, search: '', hash: '', ...(typeof to === 'string' ? parsePath(to) : to) }
    const url = createPath(target)
    const step = () => {
      // Pressing the link of the page one is on should not fill the history.
      const same = action === Action.Push && url === createPath({ pathname, search, hash })
      const kept = same ? Action.Replace : action
      if (kept === Action.Push)
        history.pushState(
          { usr, key: newKey(), idx: (entry()?.idx ?? index) + 1 } satisfies HistoryEntry,
          '',
          url,
        )
      else history.replaceState({ usr, key: newKey(), idx: index } satisfies HistoryEntry, '', url)
      arrive(same ? Action.Push : action, keepScroll)
    }
    // A filter or an anchor on the same page leaves nothing behind.
    if (target.pathname === pathname) step()
    else guarded(target, () => whenReady(target.pathname, step, () => {}))
  }

  browser.addEventListener('popstate', () => {
    if (onReturn) {
      const then = onReturn
      onReturn = null
      then()
      return
    }
    const { pathname, search } = browser.location
    if (entry()?.idx === undefined) {
      // A plain link to an anchor makes an entry of its own, which knows nothing of us.
      history.replaceState({ usr: null, key: newKey(), idx: index + 1 } satisfies HistoryEntry, '')
      arrive(Action.Pop, true)
      return
    }
    const delta = (entry()?.idx ?? 0) - index
    if (guards.size === 0 || delta === 0 || pathname === moment.location.pathname) {
      // The address has changed already: the browser says best what it cannot load.
      whenReady(
        pathname,
        () => arrive(Action.Pop, false),
        () => browser.location.reload(),
      )
      return
    }
    // The browser has already gone: go back, ask, and go again if that was the answer.
    onReturn = () =>
      guarded({ pathname, search }, () => {
        guards.clear()
        history.go(delta)
      })
    history.go(-delta)
  })

  return {
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => history.go(delta),
      push: (to, state, options) => go(to, state, Action.Push, options?.preventScrollReset === true),
      replace: (to, state, options) => go(to, state, Action.Replace, options?.preventScrollReset === true),
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
