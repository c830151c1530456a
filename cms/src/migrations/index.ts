import * as migration_20261128_234546_initial from './20261128_234546_initial.ts';

export const migrations = [
  {
    up: migration_20261128_234546_initial.up,
    down: migration_20261128_234546_initial.down,
    name: '20261128_234546_initial'
  },
];
