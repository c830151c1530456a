import { dayMs } from '#clock.ts'
import type { Reader } from '#publicData/model/createReader.ts'
import { type Locale, localePath, localePaths } from '#shared/locales'
import { routes } from '#shared/routes'
import { isEmail } from '#shared/wellFormed'

/** For staff, or no pages; pictures of the content are below `/api/file`. */
const closed = [
  '/admin',
  '/cms/',
  '/api/',
  ...localePaths('/edit'),
  '/external-media',
  '/tiles/',
  ...localePaths('/paper/'),
]

/** Below the closed paths. Calendar services on the web follow the rules for search engines. */
const open = ['/api/file/', '/api/calendar']

/** Without a public address the site is being tried out, so search engines shall list nothing. */
export function robots(publicUrl: string | null) {
  if (publicUrl === null) return 'User-agent: *\nDisallow: /\n'
  const rules = [...open.map((path) => `Allow: ${path}`), ...closed.map((path) => `Disallow: ${path}`)]
  return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}

/** For the site on a home screen. */
export function webManifest(reader: Reader, locale: Locale) {
  const { siteTitle } = reader.settings()
  const texts = reader.texts(locale, ['public'])
  const name = siteTitle || texts['site.title'] || ''
  const icon = (src: string, size: number, purpose = 'any') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    id: '/',
    name,
    short_name: name.split(/\s/)[0],
    description: texts['site.description'],
    lang: locale,
    dir: 'ltr',
    start_url: localePath(locale, routes.home.href()),
    scope: '/',
    display: 'standalone',
    background_color: '#faf6ee',
    theme_color: '#14505c',
    icons: [
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  })
}

/** RFC 9116 wants a file that is maintained: this one is made anew every day. */
const securityTextDays = 180

/** RFC 9116; null if the association has no mail address. */
export function securityText(reader: Reader, publicUrl: string | null) {
  const { contactEmail } = reader.settings()
  if (!isEmail(contactEmail)) return null
  const expires = new Date(Date.parse(`${reader.today()}T00:00:00Z`) + securityTextDays * dayMs)
  return [
    `Contact: mailto:${encodeURI(contactEmail)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de, en',
    ...(publicUrl === null ? [] : [`Canonical: ${publicUrl}/.well-known/security.txt`]),
    '',
  ].join('\n')
}
