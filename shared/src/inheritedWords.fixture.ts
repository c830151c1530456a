/** Words that every plain object answers to. */
export const inheritedWords = [
  '__proto__',
  ...['constructor', 'hasOwnProperty', 'isPrototypeOf', 'toString', 'valueOf', '__defineGetter__'],
]
