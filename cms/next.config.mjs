import { withPayload } from '@payloadcms/next/withPayload'

/** @type {import('next').NextConfig} */
const config = {
  // The checks of the whole project cover types; doing it twice would cost minutes at the first start.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['@directory/shared'],
  poweredByHeader: false,
  reactStrictMode: true,
  // Who opens the admin UI first waits for its code only, not for that of the raw API, and visitors meanwhile likewise.
  experimental: { preloadEntriesOnStart: false },
}

export default withPayload(config, { devBundleServerPackages: false })
