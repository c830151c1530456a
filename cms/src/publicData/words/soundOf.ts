/** Digits of letters; of the others, `h` is silent and some depend on their neighbours. */
const digits: Readonly<Record<string, string>> = {
  ...{ a: '0', e: '0', i: '0', j: '0', o: '0', u: '0', y: '0' },
  ...{
    b: '1',
    f: '3',
    v: '3',
    w: '3',
    g: '4',
    k: '4',
    q: '4',
    l: '5',
    m: '6',
    n: '6',
    r: '7',
    s: '8',
    z: '8',
  },
}

function digitsAt(word: string, index: number): string {
  const [before, letter, after] = [word[index - 1] ?? '', word.charAt(index), word[index + 1] ?? '']
  if (letter === 'p') return after === 'h' ? '3' : '1'
  if (letter === 'd' || letter === 't') return /[csz]/.test(after) ? '8' : '2'
  if (letter === 'x') return /[ckq]/.test(before) ? '8' : '48'
  if (letter === 'c') {
    if (/[sz]/.test(before)) return '8'
    return (index === 0 ? /[ahkloqrux]/ : /[ahkoqux]/).test(after) ? '4' : '8'
  }
  return digits[letter] ?? ''
}

/** Returns a plain word's sound (Kölner Phonetik): Frisör like Friseur, Fisioterapie like Physiotherapie. */
export function soundOf(plain: string): string {
  let sound = ''
  for (let index = 0; index < plain.length; index++) {
    for (const digit of digitsAt(plain, index)) if (!sound.endsWith(digit)) sound += digit
  }
  return sound.charAt(0) + sound.slice(1).replaceAll('0', '')
}
