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

describe('the menu that passes a link on', () => {
  it('writes title and link into a mail and a text message, whatever signs are in them', () => {
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

  it('writes the number of a provider between them', () => {
    const [mail] = addressesIn(drawn({ phone: '09521 12 34' }))
    expect(mail?.searchParams.get('body')).toBe(`${title}\r\n09521 12 34\r\n${link}`)
  })

  it('shows a picture of the link, dark on light with a margin, only where the site has a known address', () => {
    const picture = decodeURIComponent(/src="data:image\/svg\+xml,([^"]*)"/.exec(drawn({}))?.[1] ?? '')
    const [, size] = /viewBox="0 0 (\d+)/.exec(picture) ?? []
    expect(Number(size)).toBeGreaterThan(0)
    expect(picture).toMatch(/fill="white"/)
    expect(drawn({ hasQrCode: false })).not.toContain('<img')
  })

  it('says why there is no picture where it would be too fine, and nothing where there is none anyway', () => {
    const noQrCode = 'Zu viele für ein Bild.'
    expect(drawn({ noQrCode })).toContain(noQrCode)
    expect(drawn({ noQrCode })).not.toContain('<img')
    expect(drawn({ noQrCode, hasQrCode: false })).not.toContain(noQrCode)
  })
})
