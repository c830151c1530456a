import { plainLine } from './plainText.ts'

/** RFC 3492, section 5. */
const base = 36
const [tMin, tMax, skew, damp, firstBias, firstCode] = [1, 26, 38, 700, 72, 128] as const

/** Null if it is not Punycode. */
function decodedLabel(label: string) {
  const end = label.lastIndexOf('-')
  const letters = [...label.slice(0, Math.max(0, end))].map((sign) => sign.codePointAt(0) ?? 0)
  const rest = label.slice(end + 1)
  let [code, index, bias, at] = [firstCode as number, 0, firstBias as number, 0]
  while (at < rest.length) {
    const before = index
    for (let [weight, k] = [1, base]; ; k += base) {
      const digit = 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(rest[at++]?.toLowerCase() ?? '-')
      if (digit < 0) return null
      index += digit * weight
      const threshold = Math.min(tMax, Math.max(tMin, k - bias))
      if (digit < threshold) break
      weight *= base - threshold
    }
    bias = adapted(index - before, letters.length + 1, before === 0)
    code += Math.floor(index / (letters.length + 1))
    index %= letters.length + 1
    if (code > 0x10ffff) return null
    letters.splice(index++, 0, code)
  }
  return String.fromCodePoint(...letters)
}

function adapted(delta: number, length: number, isFirst: boolean) {
  let rest = Math.floor(delta / (isFirst ? damp : 2))
  rest += Math.floor(rest / length)
  let k = 0
  for (; rest > ((base - tMin) * tMax) / 2; k += base) rest = Math.floor(rest / (base - tMin))
  return k + Math.floor((base * rest) / (rest + skew))
}

/** `xn--mller-kva.de` is `müller.de`. */
const inLetters = (domain: string) =>
  domain
    .split('.')
    .map((label) => {
      const letters = /^xn--/i.test(label) ? decodedLabel(label.slice(4)) : null
      return letters !== null && /^[\p{L}\p{M}\p{N}-]+$/u.test(letters) ? letters : label
    })
    .join('.')

/** One line, its domain in letters. */
export function cleanEmail(typed: string) {
  const line = plainLine(typed).replace(/^mailto:/i, '')
  const at = line.lastIndexOf('@')
  return at < 0 ? line : line.slice(0, at + 1) + inLetters(line.slice(at + 1))
}
