import { acceptedEncodings } from './sendCached.ts'

const taken = (header: string | undefined) => {
  const { br, gzip, identity } = acceptedEncodings(header)
  return [br && 'br', gzip && 'gzip', identity && 'identity'].filter(Boolean).join(' ')
}

describe('Accept-Encoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br gzip identity'],
    ['*', 'br gzip identity'],
  ])('is parsed: %s', (header, forms) => {
    expect(taken(header)).toBe(forms)
  })

  it.each([
    ['br;q=0.1, gzip;q=1', 'gzip identity'],
    ['gzip;q=0.5, identity', 'identity'],
    ['gzip;q=0.5, identity;q=0.5', 'gzip identity'],
    ['br, identity;q=0.5, gzip;q=0.1', 'br identity'],
    ['GZIP;Q=0.5 , Br ; q=0.4', 'gzip identity'],
  ])('selects the encoding with the highest weight: %s', (header, forms) => {
    expect(taken(header)).toBe(forms)
  })

  it.each([
    ['br;q=0, *', 'gzip identity'],
    ['*;q=0, br', 'br'],
    ['identity;q=0, *', 'br gzip'],
    ['identity;q=0, gzip', 'gzip'],
    ['*;q=0', ''],
    ['gzip;q=0, br;q=0', 'identity'],
  ])('reads a star as every encoding that is not named: %s', (header, forms) => {
    expect(taken(header)).toBe(forms)
  })

  it.each(['gzip;q=high', 'gzip;q=', 'gzip;q=1.2.3', 'gzip;level=9', 'x-gzip-like, brotli', ',,;;'])(
    'ignores what cannot be parsed: %s',
    (header) => {
      expect(taken(header)).toBe('identity')
    },
  )
})
