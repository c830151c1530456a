import { randomFillSync } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { containsPosition, photo } from './photo.fixture.ts'
import { shrinkPicture } from './shrinkPicture.ts'

const kinds = ['jpeg', 'png', 'webp', 'avif'] as const
const refusal = (data: Buffer, type: string) =>
  shrinkPicture(data, type).then(
    () => 'taken',
    (error) => `${error.data.code} ${error.message}`,
  )

it.each(kinds)('an uploaded picture of kind %s is shrunk, rotated and loses its position', async (kind) => {
  const taken = await photo(kind, { width: 2400, height: 1200, orientation: 6 })
  expect(await containsPosition(taken)).toBe(true)
  const small = await shrinkPicture(taken, `image/${kind}`)
  const { width, height, exif, xmp, orientation = 1, format } = await sharp(small).metadata()
  expect([width, height, orientation, exif, xmp]).toEqual([1000, 2000, 1, undefined, undefined])
  expect(format).toBe(kind === 'avif' ? 'heif' : kind)
  expect(await containsPosition(small)).toBe(false)
  const pixel = sharp(small).extract({ left: 500, top: 20, width: 1, height: 1 }).removeAlpha()
  const [red, , blue] = await pixel.raw().toBuffer()
  expect(red).toBeGreaterThan(200)
  expect(blue).toBeLessThan(60)
})

it.each(['jpeg', 'png', 'webp'] as const)(
  'an uploaded picture of kind %s loses only metadata if already small',
  async (kind) => {
    const taken = await photo(kind, { width: 300, height: 200 })
    const kept = await shrinkPicture(taken, `image/${kind}`)
    expect(await containsPosition(kept)).toBe(false)
    expect(await sharp(kept).metadata()).toMatchObject({ width: 300, height: 200 })
    expect(await shrinkPicture(kept, `image/${kind}`)).toBe(kept)
  },
)

it('an uploaded picture of kind gif loses its comments', async () => {
  const still = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .gif()
    .toBuffer()
  const words = Buffer.from('Telefon von Erika')
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, words.length]), words, Buffer.from([0])])
  const told = Buffer.concat([still.subarray(0, -1), comment, still.subarray(-1)])
  const silent = await shrinkPicture(told, 'image/gif')
  expect(silent.includes('Erika')).toBe(false)
  expect(await sharp(silent).metadata()).toMatchObject({ width: 40, height: 30 })
})

it('an uploaded picture that is only too tall is shrunk', async () => {
  const create = { width: 30, height: 2100, channels: 3, background: 'red' } as const
  const small = await shrinkPicture(await sharp({ create }).png().toBuffer(), 'image/png')
  expect((await sharp(small).metadata()).height).toBe(2000)
})

it('an uploaded picture of few pixels and many bytes is recompressed', async () => {
  const noise = randomFillSync(Buffer.alloc(1500 * 1000 * 3))
  const heavy = await sharp(noise, { raw: { width: 1500, height: 1000, channels: 3 } })
    .jpeg({ quality: 100 })
    .toBuffer()
  expect((await shrinkPicture(heavy, 'image/jpeg')).length).toBeLessThan(heavy.length / 2)
})

it('an animation loses only its metadata, and other files stay as they are', async () => {
  const frames = Array.from({ length: 2 }, (_, i) => ({ r: i * 200, g: 0, b: 0 }))
  const pages = await Promise.all(
    frames.map((background) =>
      sharp({ create: { width: 2100, height: 10, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const moving = () => sharp(pages, { join: { animated: true } })
  const told = await moving()
    .webp()
    .withExif({ IFD0: { Make: 'Telefon' } })
    .toBuffer()
  const silent = await shrinkPicture(told, 'image/webp')
  expect([told.includes('Telefon'), silent.includes('Telefon')]).toEqual([true, false])
  const { pages: kept, width } = await sharp(silent).metadata()
  expect([kept, width]).toEqual([2, 2100])
  for (const [type, same] of [
    ['image/gif', await moving().gif().toBuffer()],
    ['image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['application/pdf', Buffer.from('%PDF-1.4')],
  ] as const)
    expect(await shrinkPicture(same, type)).toBe(same)
})

it.each([
  ['image/tiff', (picture: Sharp) => picture.tiff()],
  ['image/apng', (picture: Sharp) => picture.png()],
])('an uploaded picture as %s loses its camera metadata', async (type, write) => {
  const plain = sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
  const picture = await write(plain.withExif({ IFD0: { Make: 'Telefon' } })).toBuffer()
  const told = Buffer.concat([picture, Buffer.from('Telefon')])
  const silent = await shrinkPicture(told, type)
  expect(silent.includes('Telefon')).toBe(false)
  expect(await sharp(silent).metadata()).toMatchObject({ width: 30, height: 20 })
})

it('an uploaded picture is refused with a reason if broken, too large or HEIC', async () => {
  for (const kind of ['jpeg', 'png', 'webp'] as const) {
    const small = await photo(kind, { width: 300, height: 200 })
    const large = await photo(kind, { width: 2400, height: 1200 })
    for (const whole of [small, large])
      for (const share of [0.1, 0.6, 0.99]) {
        const said = await refusal(whole.subarray(0, whole.length * share), `image/${kind}`)
        expect(said, `${kind} ${share}`).toMatch(/^picture_broken Dieses Bild ist beschädigt/)
      }
  }
  // A picture may say of itself what size it likes; its head ends with a checksum.
  const bomb = Buffer.from(await photo('png', { width: 300, height: 200 }))
  for (const place of [16, 20]) bomb.writeUInt32BE(12_000, place)
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  expect(await refusal(bomb, 'image/png')).toMatch(
    /^picture_too_many_pixels Dieses Bild hat zu viele Bildpunkte/,
  )
  expect(await refusal(Buffer.from('…ftypheic'), 'image/heic')).toMatch(/^picture_heic .*HEIC.*JPEG/)
})
