import * as migration_20261128_165412_initial from './20261128_165412_initial.ts';

export const migrations = [
  {
    up: migration_20261128_165412_initial.up,
    down: migration_20261128_165412_initial.down,
    name: '20261128_165412_initial'
  },
];
