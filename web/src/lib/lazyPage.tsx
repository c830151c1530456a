import { type ComponentType, use } from 'react'
import type { Page } from './page.ts'

/**
 * A page whose code is no part of the first load, and which the server renders all the same: it waits for
 * `preload` before rendering, the browser keeps the server's HTML until the code is there.
 */
export function lazyPage(
  chunk: string,
  load: () => Promise<{ default: ComponentType }>,
): Required<Pick<Page, 'component' | 'chunk' | 'preload'>> {
  let loaded: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined
  const preload = () => {
    loading ??= load().then((module) => {
      loaded = module.default
      return loaded
    })
    // A line that was down must not close the page for good.
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  return { component: () => <Loaded known={loaded} preload={preload} />, chunk, preload }
}

interface LoadedProps {
  known: ComponentType | undefined
  preload: () => Promise<ComponentType>
}

function Loaded({ known, preload }: LoadedProps) {
  const Component = known ?? use(preload())
  return <Component />
}
