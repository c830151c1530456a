/** Code page 850 (DOS) from 0x80 on; Node has no decoder for it. */
const codePage850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0'
/** 0x80–0x9f in Windows-1252, its only difference from Latin-1. */
const windowsLetters = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

const byTable = (latin: string, letters: string) =>
  latin.replace(/[\x80-\xff]/g, (letter) => letters[letter.charCodeAt(0) - 0x80] ?? letter)

/** By its mark; without one every other byte of a Latin letter is 0. */
export function unicodeOf([first, second]: Uint8Array) {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : 'utf-8'
}

/** Without byte order mark; `null` if it is no text. If not Unicode, the encoding that gives most German wins. */
export function decodeText(bytes: Buffer): string | null {
  const unicode = unicodeOf(bytes)
  if (unicode !== 'utf-8') return new TextDecoder(unicode).decode(bytes)
  // No text contains a NUL byte, but pictures and programs do.
  if (bytes.includes(0)) return null
  try {
    return new TextDecoder(unicode, { fatal: true }).decode(bytes)
  } catch {
    const latin = bytes.toString('latin1')
    const mac = new TextDecoder('macintosh').decode(bytes)
    // A file that was put together from several may be UTF-8 in parts.
    const texts = [byTable(latin, windowsLetters), mac, byTable(latin, codePage850)].map(mendDoubled)
    const all = texts.map((text) => ({ text, points: germanPoints(text) }))
    return all.reduce((best, one) => (one.points > best.points ? one : best)).text
  }
}

/** Letters that lists write wrongly decoded are seldom German, and signs seldom stand within words. */
function germanPoints(text: string) {
  const umlauts = text.match(/(?<=[A-Za-z])[äöüß]|[ÄÖÜäöü](?=[a-z])/g)?.length ?? 0
  const signs = text.match(/(?<=[A-Za-z])[^\p{L}\p{M}\p{ASCII}](?=[A-Za-z])/gu)?.length ?? 0
  const foreign = text.match(/[^\p{ASCII}äöüÄÖÜßéèáàâêôçñëï„“”‘’–—…€§°·•«»´\xa0]/gu)?.length ?? 0
  return umlauts - signs - foreign
}

/** UTF-8 that was read as Windows-1252 and written as UTF-8 again: "Ã¼". */
const doubled = /[Â-ô][\x80-\xbf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,3}/g
const isDoubled = /Ã[¤¶¼Ÿ„–œ\x84\x96\x9c\x9f]/
const usual = /^[\xa0-\u024f\u2010-\u2027\u20ac\u2122]$/

export const mendDoubled = (text: string) => (isDoubled.test(text) ? text.replace(doubled, mendOne) : text)

function mendOne(letters: string) {
  const bytes = [...letters].map((letter) => {
    const at = windowsLetters.indexOf(letter)
    return at < 0 ? letter.charCodeAt(0) : at + 0x80
  })
  const meant = Buffer.from(bytes).toString('utf8')
  return usual.test(meant) ? meant : letters
}
