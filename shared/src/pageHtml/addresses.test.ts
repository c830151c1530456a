import { externalHostOf, linkAddress, pictureAddress, videoAddress } from './addresses.ts'

it.each([
  ['info@example.org', 'mailto:info@example.org'],
  ['mailto:info@example.org', 'mailto:info@example.org'],
  ['WWW.example.org', 'https://WWW.example.org'],
  ['/help', '/help'],
  ['https://example.org', 'https://example.org'],
  ['tel:+4995211234', 'tel:+4995211234'],
  ['tel:0952230120O', null],
  ['TEL:0952230l2', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['zwei Wörter', null],
  ['', null],
])('an address of a link: %s', (typed, address) => expect(linkAddress(typed)).toBe(address))

it.each([
  ['https://example.org/a.png', 'https://example.org/a.png'],
  ['/api/file/a.png', '/api/file/a.png'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['javascript:alert(1)', '//:0'],
  ['file:///etc/passwd', '//:0'],
])('an address of a picture: %s', (typed, address) => expect(pictureAddress(typed)).toBe(address))

it.each([
  ['https://www.youtube.com/watch?v=abc_-1&t=3', 'https://www.youtube-nocookie.com/embed/abc_-1'],
  ['youtu.be/abc', 'https://www.youtube-nocookie.com/embed/abc'],
  ['https://m.youtube.com/shorts/abc', 'https://www.youtube-nocookie.com/embed/abc'],
  ['https://vimeo.com/1234', 'https://player.vimeo.com/video/1234'],
  ['https://example.org/watch?v=abc', null],
  ['javascript:alert(1)', null],
])('an address of a video: %s', (typed, address) => expect(videoAddress(typed)).toBe(address))

it('an address of another site is distinguished from one of ours', () => {
  expect(externalHostOf('https://a.example/x', 'https://site.example')).toBe('a.example')
  expect(externalHostOf('/x', 'https://site.example')).toBe(null)
  expect(externalHostOf('data:image/png;base64,AAAA', 'https://site.example')).toBe(null)
})
