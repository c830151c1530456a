import { type ComponentType, type ReactNode, use, useMemo } from 'react'
import { useHydrated } from './hydrated.ts'
import type { Page } from './page.ts'
import { pageFromServer, pageFromServerOnce } from './pageFromServer.ts'

type WhenMissing = (error: unknown) => Promise<never>

const never = new Promise<never>(() => {})
const refuse: WhenMissing = (error) => Promise.reject(error)

/**
 * Loads at the first call, and again after a failure: a line that was down must not close a page for good.
 * @param whenMissing what can still be done for those who wait to see what could not be loaded
 */
export function loadOnce<T>(load: () => Promise<T>, whenMissing = refuse) {
  let loaded: T | null = null
  let latest: { value: Promise<T>; orNever: Promise<T>; orElse?: Promise<T>; failed: boolean } | null = null
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
      latest ??= begin()
      if (!isTakenOver) return latest.orNever
      latest.orElse ??= latest.value.catch(whenMissing)
      return latest.orElse
    },
  }
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

interface LazyPart<Props> {
  component: (props: Props) => ReactNode
  /** Whoever waits for it sees the component at once; null where it is here. */
  preload: () => Promise<unknown> | null
  /** For whoever asks for it once more after a failure; where it cannot be had, the page comes from the server. */
  retry: () => Promise<unknown>
}

/** The very same once the page is taken over, or a long list would be drawn twice. */
function Same<Props extends object>({
  component: Component,
  props,
}: {
  component: ComponentType<Props>
  props: Props
}) {
  return useMemo(() => <Component {...props} />, [Component, props])
}

/** A component whose code is fetched when it is needed. */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  whenMissing?: WhenMissing,
): LazyPart<Props> {
  const code = loadOnce(load, whenMissing)
  function Part(props: Props) {
    const hydrated = useHydrated()
    const { default: Component } = code.loaded() ?? use(code.latest(hydrated))
    // Apart: React takes no further hook where it comes back to a component that needs `use` no more.
    return <Same component={Component} props={props} />
  }
  return {
    component: Part,
    preload: () => (code.loaded() ? null : code.load()),
    retry: () => code.load().catch(pageFromServer),
  }
}

/**
 * A page whose code is no part of the first load, and which the server renders all the same: it waits for
 * `preload` before rendering, the browser keeps the server's HTML until the code is there.
 */
export function lazyPage<Props extends object>(
  chunk: string,
  load: Load<Props>,
  ...given: object extends Props ? [] : [Props]
): Required<Pick<Page, 'component' | 'chunk' | 'preload'>> {
  const { component: Part, preload } = lazyPart(load, pageFromServerOnce)
  const [props = {} as Props] = given
  return { component: () => <Part {...props} />, preload, chunk }
}
