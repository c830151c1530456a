import { existsSync } from 'node:fs'
import { withPayload } from '@payloadcms/next/withPayload'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'

const wasBuilt = existsSync(new URL('.next/BUILD_ID', import.meta.url))

/** @type {import('next').NextConfig} */
const config = {
  // The checks of the whole project cover types; doing it twice would cost minutes at the first start.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['@directory/shared'],
  poweredByHeader: false,
  reactStrictMode: true,
  // No page uses the image optimiser, and no client should be able to start it.
  images: { unoptimized: true },
  experimental: {
    // The first to open the admin UI waits for its code only, not for that of Payload REST; so do visitors meanwhile.
    preloadEntriesOnStart: false,
    // Nothing reads them.
    turbopackSourceMaps: false,
    // 100 MB that make a further build twice as quick; most places are built in once.
    turbopackFileSystemCacheForBuild: wasBuilt,
  },
}

export default (phase) => {
  // The build says what a server needs of it (scripts/lib/runtimeFiles.mjs); ours is not the server that it writes.
  const output = phase === PHASE_PRODUCTION_BUILD ? 'standalone' : undefined
  return withPayload({ ...config, output }, { devBundleServerPackages: false })
}
