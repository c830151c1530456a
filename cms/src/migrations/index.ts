import * as migration_20261128_222902_initial from './20261128_222902_initial.ts';

export const migrations = [
  {
    up: migration_20261128_222902_initial.up,
    down: migration_20261128_222902_initial.down,
    name: '20261128_222902_initial'
  },
];
