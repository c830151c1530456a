import { isEmail } from '../wellFormed.ts'

/** Stands for the site's own address when addresses are read. */
export const here = 'https://here.invalid'

/** As a browser does; without a scheme it belongs to this site. */
export const parsedAddress = (address: string) =>
  URL.canParse(address, here) ? new URL(address, here) : null

const schemeOf = (address: string) => parsedAddress(address)?.protocol.slice(0, -1) ?? ''

/** Of typed or selected text; null if it cannot be a link. */
export function linkAddress(typed: string) {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return null
  if (isEmail(text)) return `mailto:${text}`
  if (/^www\./i.test(text)) return `https://${text}`
  if (schemeOf(text) === 'tel') return isDialled(text) ? text : null
  return ['http', 'https', 'mailto'].includes(schemeOf(text)) ? text : null
}

/** Letters would make a telephone dial another number. */
export const isDialled = (address: string) => !/\p{L}/u.test(address.trim().slice('tel:'.length))

/** Replaces those with other schemes by one that shows nothing. */
export const pictureAddress = (address: string) =>
  ['http', 'https', 'data'].includes(schemeOf(address)) ? address : '//:0'

/** Null for our own host or none. */
export function externalHostOf(address: string, origin: string) {
  if (!URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  return /^https?:$/.test(url.protocol) && url.origin !== origin ? url.hostname : null
}

/** Of a copied video address; null if its host is not allowed. */
export function videoAddress(typed: string) {
  const text = typed.trim()
  const address = /^[a-z]+:/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const host = url.hostname.replace(/^(?:www|m)\./, '')
  if (host === 'youtu.be') return youtube(url.pathname.slice(1))
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const [, kind, id] = url.pathname.split('/')
    if (kind === 'watch') return youtube(url.searchParams.get('v') ?? '')
    return kind === 'embed' || kind === 'shorts' || kind === 'live' ? youtube(id ?? '') : null
  }
  if (host !== 'vimeo.com' && host !== 'player.vimeo.com') return null
  const id = /^(?:\/video)?\/(\d+)(?:\/|$)/.exec(url.pathname)?.[1]
  return id ? `https://player.vimeo.com/video/${id}` : null
}

const youtube = (id: string) => (/^[\w-]+$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null)
