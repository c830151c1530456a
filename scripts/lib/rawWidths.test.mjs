import { widthsIn } from './rawWidths.mjs'

it.each([
  '.a { width: 6rem; }',
  '.a { max-width: min(36rem, 100%); }',
  '.a { flex: 1 1 12rem; }',
  '.a {\n  grid-template-columns:\n    1fr\n    minmax(20rem, 26rem);\n}',
  '.a { grid-auto-columns: 13rem; }',
  '.a { grid-template: auto / 12rem 1fr; }',
  '.a { columns: 14rem 2; }',
  '.a { --box: 13rem; width: var(--box); }',
  '.a { border: 1px solid var(--line); }',
  '.a { border-inline-start-width: 3px }',
  '@media (max-width: 600px) { .a { color: red; } }',
  '@container directory (min-width: 56rem) { .a { color: red; } }',
])('a raw width is refused: %s', (css) => {
  expect(widthsIn('a.css', css)).toEqual([expect.stringMatching(/^a\.css:\d .*use a token/)])
})

it.each([
  '.a { width: var(--box); height: 6rem; font-size: 2rem; }',
  '.a { width: 1.3em; max-width: 100%; border: 0; border-radius: 50%; }',
  '.a { width: 1px; grid-template-columns: minmax(0, 1fr); }',
  '.a { width: 6rem; /* own: the picture beside its title */ }',
  '@media (max-width: env(--screen-s)) { .a { color: red; } }',
  '@media print { .a { color: red; } }',
])('a token, a percentage or a width with a reason is accepted: %s', (css) => {
  expect(widthsIn('a.css', css)).toEqual([])
})
