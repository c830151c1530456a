import sharp from 'sharp'
import { expect, it } from 'vitest'
import { shrinkPicture } from './shrinkPicture.ts'
import { withoutMetadata } from './withoutMetadata.ts'

const picture = (colour: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
const part = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)])
const comment = Buffer.concat([Buffer.from([0x21, 0xfe]), part('Telefon von Erika'), Buffer.from([0])])
const xmp = Buffer.concat([
  Buffer.from([0x21, 0xff]),
  part('XMP DataXMP'),
  part('Aufnahmeort'),
  Buffer.from([0]),
])
const withBlocks = (gif: Buffer, ...blocks: Buffer[]) =>
  Buffer.concat([gif.subarray(0, -1), ...blocks, gif.subarray(-1)])

it('a still GIF is stored without comments and notes of programs, its pixels as they were', async () => {
  const gif = await picture('teal').gif().toBuffer()
  const talkative = withBlocks(gif, comment, xmp)
  for (const made of [withoutMetadata(talkative, 'image/gif'), await shrinkPicture(talkative, 'image/gif')]) {
    expect(made.toString('latin1')).not.toMatch(/Telefon|Aufnahmeort/)
    const pixels = (data: Buffer) => sharp(data).raw().toBuffer()
    expect((await pixels(made)).equals(await pixels(gif))).toBe(true)
  }
  const clean = withoutMetadata(talkative, 'image/gif')
  expect(withoutMetadata(clean, 'image/gif')).toBe(clean)
})

it('a moving GIF, and one that ends in the middle, stay as they are', async () => {
  const frames = await Promise.all(['red', 'blue'].map((colour) => picture(colour).png().toBuffer()))
  const moving = withBlocks(
    await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
    comment,
  )
  expect(withoutMetadata(moving, 'image/gif')).toBe(moving)
  const gif = await picture('teal').gif().toBuffer()
  for (const length of [13, 20, gif.length - 5]) {
    const broken = gif.subarray(0, length)
    expect(withoutMetadata(broken, 'image/gif')).toBe(broken)
  }
})

it('bytes behind the end of a GIF stay, as they are no part of it', async () => {
  const longer = Buffer.concat([await picture('teal').gif().toBuffer(), Buffer.from('more')])
  expect(await shrinkPicture(longer, 'image/gif')).toEqual(longer)
})
