/**
 * Widths at which the layout changes, by the name used in style sheets: `@media (max-width: env(--screen-s))`. Media
 * queries accept no custom properties, so the build inserts the length. `screen-` is about the window, `room-` about a
 * container.
 */
export const breakpoints: Readonly<Record<string, readonly [length: number, unit: 'px' | 'rem']>> = {
  '--screen-2xs': [360, 'px'],
  '--screen-xs': [480, 'px'],
  '--screen-s': [600, 'px'],
  '--screen-tablet': [768, 'px'],
  '--screen-l': [1000, 'px'],
  '--screen-high': [640, 'px'],
  '--room-2xs': [15, 'rem'],
  '--room-card': [17, 'rem'],
  '--room-xs': [18, 'rem'],
  '--room-s': [32, 'rem'],
  '--room-m': [38, 'rem'],
  '--room-l': [40, 'rem'],
  '--room-xl': [46, 'rem'],
  '--room-3xl': [56, 'rem'],
}
