import * as migration_20261128_223012_initial from './20261128_223012_initial.ts';

export const migrations = [
  {
    up: migration_20261128_223012_initial.up,
    down: migration_20261128_223012_initial.down,
    name: '20261128_223012_initial'
  },
];
