import { type ComponentType, type ReactNode, use } from 'react'
import { useHydrated } from './hydrated.ts'
import type { Page } from './page.ts'

const never = new Promise<never>(() => {})

/** Loads at the first call, and again after a failure: a line that was down must not close a page for good. */
export function loadOnce<T>(load: () => Promise<T>) {
  let loaded: T | null = null
  let latest: { value: Promise<T>; orNever: Promise<T>; failed: boolean } | null = null
  function begin() {
    const value = load().then((present) => {
      loaded = present
      return present
    })
    const attempt = { value, orNever: value.catch(() => never), failed: false }
    value.catch(() => {
      attempt.failed = true
    })
    latest = attempt
    return attempt
  }
  return {
    loaded: () => loaded,
    /** For whoever is on the way there: what has failed is tried again. */
    load: () => (latest && !latest.failed ? latest : begin()).value,
    /**
     * For drawing, which must not try again by itself: the latest attempt. While a page is taken over one that failed
     * waits for ever, so that what the server sent stays to be read.
     */
    latest: (isTakenOver: boolean) => {
      const { value, orNever } = latest ?? begin()
      return isTakenOver ? value : orNever
    },
  }
}

interface LazyPart<Props> {
  component: (props: Props) => ReactNode
  /** Whoever waits for it sees the component at once; null where it is here. */
  preload: () => Promise<unknown> | null
}

/** A component whose code is fetched when it is needed. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  const code = loadOnce(load)
  function Part(props: Props) {
    const hydrated = useHydrated()
    const { default: Component } = code.loaded() ?? use(code.latest(hydrated))
    return <Component {...props} />
  }
  return { component: Part, preload: () => (code.loaded() ? null : code.load()) }
}

/**
 * A page whose code is no part of the first load, and which the server renders all the same: it waits for
 * `preload` before rendering, the browser keeps the server's HTML until the code is there.
 */
export function lazyPage(
  chunk: string,
  load: () => Promise<{ default: ComponentType }>,
): Required<Pick<Page, 'component' | 'chunk' | 'preload'>> {
  return { ...lazyPart(load), chunk }
}
