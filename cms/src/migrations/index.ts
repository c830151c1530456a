import * as migration_20261128_222937_initial from './20261128_222937_initial.ts';

export const migrations = [
  {
    up: migration_20261128_222937_initial.up,
    down: migration_20261128_222937_initial.down,
    name: '20261128_222937_initial'
  },
];
