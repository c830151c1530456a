import * as migration_20261128_224926_initial from './20261128_224926_initial.ts';

export const migrations = [
  {
    up: migration_20261128_224926_initial.up,
    down: migration_20261128_224926_initial.down,
    name: '20261128_224926_initial'
  },
];
