import cases from './addresses.fixture.json' with { type: 'json' }
import { externalHostOf, linkAddress, pictureAddress, videoAddress } from './addresses.ts'

it.each(cases.links as [string, string | null][])('an address of a link: %s', (typed, address) =>
  expect(linkAddress(typed)).toBe(address),
)

it.each([
  ['https://example.org/a.png', 'https://example.org/a.png'],
  ['/api/file/a.png', '/api/file/a.png'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['javascript:alert(1)', '//:0'],
  ['file:///etc/passwd', '//:0'],
])('an address of a picture: %s', (typed, address) => expect(pictureAddress(typed)).toBe(address))

it.each(cases.videos as [string, string | null][])('an address of a video: %s', (typed, address) =>
  expect(videoAddress(typed)).toBe(address),
)

it('an address of another site is distinguished from one of ours', () => {
  expect(externalHostOf('https://a.example/x', 'https://site.example')).toBe('a.example')
  expect(externalHostOf('/x', 'https://site.example')).toBe(null)
  expect(externalHostOf('data:image/png;base64,AAAA', 'https://site.example')).toBe(null)
})
