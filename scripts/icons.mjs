// `node scripts/icons.mjs`: makes the icons and the general picture of shared links again, after a change of
// web/public/favicon.svg or seed/images/hero.svg. Its results are committed.
import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { fromRoot } from './lib/paths.mjs'

const icon = readFileSync(fromRoot('web/public/favicon.svg'), 'utf8')
const paper = '#faf6ee'
const png = (svg, size) => sharp(Buffer.from(svg)).resize(size, size).png({ compressionLevel: 9 }).toBuffer()
/** The icon without round corners: home screens cut their own shape. */
const square = icon.replace('rx="14"', 'rx="0"')
/** The icon with a margin: up to a fifth may be cut off at each side. */
const maskable = square
  .replace('viewBox="0 0 64 64"', 'viewBox="-6 -6 76 76"')
  .replace('<clipPath', '<path fill="#14505c" d="M-6-6h76v76H-6z"/><clipPath')

/** Returns an ICO with one PNG: six bytes of head, sixteen of directory, then the picture. */
function ico(picture, size) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

const write = (name, bytes) => writeFileSync(fromRoot(`web/public/${name}`), bytes)
write('favicon.ico', ico(await png(icon, 32), 32))
write('apple-touch-icon.png', await png(square, 180))
write('icon-192.png', await png(icon, 192))
write('icon-512.png', await png(icon, 512))
write('icon-maskable-512.png', await png(maskable, 512))
const share = { width: 1200, height: 630, fit: 'cover' }
write(
  'share.png',
  await sharp(readFileSync(fromRoot('seed/images/hero.svg')))
    .resize(share)
    .flatten({ background: paper })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer(),
)
