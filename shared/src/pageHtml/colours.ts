/** Text colours readable on light paper; on dark pages, coloured text gets light paper behind it. */
export const textColours = [
  ['#9c1c0b', 'red'],
  ['#8a4200', 'orange'],
  ['#23601a', 'green'],
  ['#0d4a57', 'teal'],
  ['#174a9c', 'blue'],
  ['#6a2a8c', 'violet'],
  ['#505a5c', 'grey'],
] as const

/** Background colours pale enough for all text colours. */
export const backgroundColours = [
  ['#fff3b8', 'yellow'],
  ['#ffe3cf', 'orange'],
  ['#fbe1e1', 'red'],
  ['#e2f3d9', 'green'],
  ['#dff0f8', 'blue'],
  ['#efe4f7', 'violet'],
  ['#e9e9e6', 'grey'],
] as const
