import * as migration_20261128_191254_initial from './20261128_191254_initial.ts';

export const migrations = [
  {
    up: migration_20261128_191254_initial.up,
    down: migration_20261128_191254_initial.down,
    name: '20261128_191254_initial'
  },
];
