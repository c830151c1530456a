import { createElement } from 'react'
import { drawnAt } from '#lib/testTexts.ts'
import ShareMenu, { type SharedLink } from './ShareMenu.tsx'

const title = 'Müller & Söhne: "Taxi"? #1'
const link = 'https://wegweiser.example/mylist#AbC-_'

const drawn = (given: Partial<SharedLink>) => {
  const menu = { title, link, hasQrCode: true, open: true, onClose: () => {}, ...given }
  return drawnAt('/', createElement(ShareMenu, menu))
}

it('the share menu puts title, number and link into a mail and a text message, with any characters', () => {
  const addresses = [...drawn({ phone: '09521 12 34' }).matchAll(/href="([^"]*)"/g)]
  const asked = addresses.map(([, href = '']) => {
    const { protocol, searchParams } = new URL(href.replaceAll('&amp;', '&'))
    return [protocol, Object.fromEntries(searchParams)]
  })
  const body = `${title}\r\n09521 12 34\r\n${link}`
  expect(asked).toEqual([
    ['mailto:', { subject: title, body }],
    ['sms:', { body }],
  ])
})

it('shows a QR code, dark on light, only if the site address is known', () => {
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
