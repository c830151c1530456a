/** Letters by their digits, which are positions; of the others, `h` is silent and some depend on their neighbours. */
const groups = ['aeijouy', 'b', '', 'fvw', 'gkq', 'l', 'mn', 'r', 'sz']

function digitsAt(word: string, index: number) {
  const [before, letter, after] = [word[index - 1] ?? '', word.charAt(index), word[index + 1] ?? '']
  if (letter === 'p') return after === 'h' ? '3' : '1'
  if (letter === 'd' || letter === 't') return /[csz]/.test(after) ? '8' : '2'
  if (letter === 'x') return /[ckq]/.test(before) ? '8' : '48'
  if (letter === 'c') {
    if (/[sz]/.test(before)) return '8'
    return (index === 0 ? /[ahkloqrux]/ : /[ahkoqux]/).test(after) ? '4' : '8'
  }
  const digit = groups.findIndex((letters) => letters.includes(letter))
  return digit < 0 ? '' : String(digit)
}

/** A plain word's sound (Kölner Phonetik): Frisör like Friseur, Fisioterapie like Physiotherapie. */
export function soundOf(plain: string) {
  let sound = ''
  for (let index = 0; index < plain.length; index++) {
    for (const digit of digitsAt(plain, index)) if (!sound.endsWith(digit)) sound += digit
  }
  return sound.charAt(0) + sound.slice(1).replaceAll('0', '')
}
