import * as migration_20261128_231807_initial from './20261128_231807_initial.ts';

export const migrations = [
  {
    up: migration_20261128_231807_initial.up,
    down: migration_20261128_231807_initial.down,
    name: '20261128_231807_initial'
  },
];
