import * as migration_20261128_161002_initial from './20261128_161002_initial.ts';

export const migrations = [
  {
    up: migration_20261128_161002_initial.up,
    down: migration_20261128_161002_initial.down,
    name: '20261128_161002_initial'
  },
];
