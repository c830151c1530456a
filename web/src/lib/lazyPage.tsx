import { type ComponentType, type ReactNode, use } from 'react'
import type { Page } from './page.ts'

/** Loads at the first call, and again after a failure: a line that was down must not close a page for good. */
export function loadOnce<T>(load: () => Promise<T>) {
  let loaded: T | null = null
  let loading: Promise<T> | null = null
  const begin = () => {
    const present = load().then((value) => {
      loaded = value
      return value
    })
    present.catch(() => {
      loading = null
    })
    return present
  }
  return {
    loaded: () => loaded,
    load: () => {
      loading ??= begin()
      return loading
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
    const { default: Component } = code.loaded() ?? use(code.load())
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
