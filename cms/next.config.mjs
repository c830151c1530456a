import { withPayload } from '@payloadcms/next/withPayload'

/** @type {import('next').NextConfig} */
const config = {
  // The checks of the whole project cover types; doing it twice would cost minutes at the first start.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['@directory/shared'],
  poweredByHeader: false,
  reactStrictMode: true,
  turbopack: { rules: { 'getTranslationsByContext.js': { loaders: ['./src/admin/quickTranslations.js'] } } },
  // All in one go, in which no visitor is answered; `server/readEntries.ts` takes its time.
  experimental: { preloadEntriesOnStart: false },
}

export default withPayload(config, { devBundleServerPackages: false })
