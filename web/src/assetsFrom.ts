import type { Assets } from './document.ts'

interface Chunk {
  file: string
  src?: string
  css?: string[]
  assets?: string[]
}

/** What every document refers to, from the manifest of the browser build. */
export function assetsFrom(manifest: Record<string, Chunk>): Assets {
  const at = (file: string) => `/${file}`
  const main = manifest['src/entry-client.tsx']
  const boot = manifest['src/boot.ts']
  if (!main || !boot)
    throw new Error('The manifest of the browser build has no entries: build the site first')
  const fonts = Object.values(manifest).filter(({ src }) => src?.endsWith('latin-400-normal.woff2'))
  return {
    scripts: [at(main.file)],
    styles: (main.css ?? []).map(at),
    boot: at(boot.file),
    preloads: fonts.map(({ file }) => at(file)),
  }
}
