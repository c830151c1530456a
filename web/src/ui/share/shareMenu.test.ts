import { joinTexts } from '@directory/shared/cataloguePart'
import { catalogues } from '@directory/shared/catalogues'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import ShareMenu, { type SharedLink } from './ShareMenu.tsx'

const title = 'Müller & Söhne: "Taxi"? #1'
const link = 'https://wegweiser.example/mylist#AbC-_'

const messages = joinTexts([catalogues.de.public])
const drawn = (given: Partial<SharedLink>) => {
  const menu = { title, link, hasQrCode: true, open: true, onClose: () => {}, ...given }
  const shown = createElement(ShareMenu, menu)
  return renderToStaticMarkup(createElement(IntlProvider, { locale: 'de', messages }, shown))
}

const addressesIn = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => new URL(href.replaceAll('&amp;', '&')))

describe('the share menu', () => {
  it('puts title and link into a mail and a text message, with any characters', () => {
    const asked = addressesIn(drawn({})).map(({ protocol, searchParams }) => [
      protocol,
      Object.fromEntries(searchParams),
    ])
    const body = `${title}\r\n${link}`
    expect(asked).toEqual([
      ['mailto:', { subject: title, body }],
      ['sms:', { body }],
    ])
  })

  it('puts the phone number between title and link', () => {
    const [mail] = addressesIn(drawn({ phone: '09521 12 34' }))
    expect(mail?.searchParams.get('body')).toBe(`${title}\r\n09521 12 34\r\n${link}`)
  })

  it('shows a QR code, dark on light with a margin, only if the site address is known', () => {
    const picture = decodeURIComponent(/src="data:image\/svg\+xml,([^"]*)"/.exec(drawn({}))?.[1] ?? '')
    const [, size] = /viewBox="0 0 (\d+)/.exec(picture) ?? []
    expect(Number(size)).toBeGreaterThan(0)
    expect(picture).toMatch(/fill="white"/)
    expect(drawn({ hasQrCode: false })).not.toContain('<img')
  })

  it('explains a missing QR code if the link is too long, not if QR codes are off', () => {
    const noQrCode = 'Zu viele für ein Bild.'
    expect(drawn({ noQrCode })).toContain(noQrCode)
    expect(drawn({ noQrCode })).not.toContain('<img')
    expect(drawn({ noQrCode, hasQrCode: false })).not.toContain(noQrCode)
  })
})
