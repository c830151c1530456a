import { type ComponentType, type ReactNode, use, useMemo } from 'react'
import { useHydrated } from './hydrated.ts'
import type { Page } from './page.ts'
import { reloadFromServer, reloadFromServerOnce } from './reloadFromServer.ts'

type WhenMissing = (error: unknown) => Promise<never>

const neverResolving = new Promise<never>(() => {})
const rethrow: WhenMissing = (error) => Promise.reject(error)

/**
 * Returns a loader that tries again after a failure: a broken connection must not make a page unavailable for good.
 * @param whenMissing last resort for a render that waits for code that failed to load
 */
export function loadOnce<T>(load: () => Promise<T>, whenMissing = rethrow) {
  let loaded: T | null = null
  let latest: { value: Promise<T>; orNever: Promise<T>; orElse?: Promise<T>; failed: boolean } | null = null
  function startLoading() {
    const value = load().then((loadedModule) => {
      loaded = loadedModule
      return loadedModule
    })
    const attempt = { value, orNever: value.catch(() => neverResolving), failed: false }
    value.catch(() => {
      attempt.failed = true
    })
    latest = attempt
    return attempt
  }
  return {
    loaded: () => loaded,
    /** Loads before navigating; tries again after a failure. */
    load: () => (latest && !latest.failed ? latest : startLoading()).value,
    /**
     * Returns the latest attempt, for rendering, which must not retry by itself. While the page hydrates, a failed
     * attempt stays pending for ever, so that the server's HTML remains readable.
     */
    latest: (isHydrated: boolean) => {
      latest ??= startLoading()
      if (!isHydrated) return latest.orNever
      latest.orElse ??= latest.value.catch(whenMissing)
      return latest.orElse
    },
  }
}

type LoadComponent<Props> = () => Promise<{ default: ComponentType<Props> }>

interface LazyPart<Props> {
  component: (props: Props) => ReactNode
  /** Resolves when the component can render at once; null if it is already loaded. */
  preload: () => Promise<unknown> | null
  /** Tries again after a failure; if that fails too, loads the page from the server. */
  retry: () => Promise<unknown>
}

/** Renders a component; memoised, so that a long list is not rendered twice after hydration. */
function MemoisedComponent<Props extends object>({
  component: Component,
  props,
}: {
  component: ComponentType<Props>
  props: Props
}) {
  return useMemo(() => <Component {...props} />, [Component, props])
}

/** Makes a component whose code is fetched when it is needed. */
export function lazyPart<Props extends object>(
  load: LoadComponent<Props>,
  whenMissing?: WhenMissing,
): LazyPart<Props> {
  const code = loadOnce(load, whenMissing)
  function Part(props: Props) {
    const hydrated = useHydrated()
    const { default: Component } = code.loaded() ?? use(code.latest(hydrated))
    // A separate component, because React allows no hook after a conditional `use`.
    return <MemoisedComponent component={Component} props={props} />
  }
  return {
    component: Part,
    preload: () => (code.loaded() ? null : code.load()),
    retry: () => code.load().catch(reloadFromServer),
  }
}

/**
 * Makes a page whose code is not part of the first load but which the server still renders: the server waits for
 * `preload` before rendering, and the browser keeps the server's HTML until the code has arrived.
 */
export function lazyPage<Props extends object>(
  chunk: string,
  load: LoadComponent<Props>,
  ...fixedProps: object extends Props ? [] : [Props]
): Required<Pick<Page, 'component' | 'chunk' | 'preload'>> {
  const { component: Part, preload } = lazyPart(load, reloadFromServerOnce)
  const [props = {} as Props] = fixedProps
  return { component: () => <Part {...props} />, preload, chunk }
}
